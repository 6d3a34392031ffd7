// The built page in Firefox, as a person finds it: by roles and names.

import { after, before } from "node:test";
import puppeteer from "puppeteer-core";
import { preview } from "vite";
import { findFirefox } from "../../tools/browser.mjs";
import { installFirefox } from "../../tools/install.mjs";
import { root } from "../../tools/run.mjs";

/** @typedef {import("puppeteer-core").Browser} Browser */
/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {"ja" | "en"} Lang */

/** Longer than anything here takes on a loaded machine. */
const PATIENCE_MILLIS = 30_000;

/** @type {Browser} */
let browser;

before(async () => {
  installFirefox();
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "firefox",
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
});

after(() => browser?.close());

/** Serves the page at a port of its own. */
export async function serve() {
  const server = await preview({ root, logLevel: "error", preview: { port: 0 } });
  return { address: server.resolvedUrls?.local[0] ?? "", stop: () => server.close() };
}

/**
 * The page of a visitor who was never here, which must say nothing in the console that is wrong.
 * @param {(taisou: Taisou) => Promise<void>} journey
 */
export async function visit(journey) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MILLIS);
  /** @type {unknown[]} */
  const troubles = [];
  page.on("pageerror", (error) => troubles.push(error));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(message.text());
  });
  try {
    await journey(new Taisou(page));
  } finally {
    await context.close();
  }
  if (troubles.length > 0)
    throw new AggregateError(troubles, `The page said: ${troubles.join("; ")}`);
}

export class Taisou {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /**
   * @param {string} address
   * @param {string} fragment What stands after `#`.
   */
  async open(address, fragment = "") {
    await this.page.goto(`${address}#${fragment}`);
    await this.page.waitForSelector('[role="grid"] [role="gridcell"]');
  }

  /**
   * The one thing with this role and name.
   * @param {string} role
   * @param {string} name
   */
  the(role, name) {
    return this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  }

  /**
   * Clicks a button. Its name is that of its words: Firefox takes a second to look through all names, and many
   * while a search runs.
   * @param {string} name
   */
  async press(name) {
    const button = await this.page.waitForSelector(
      `::-p-xpath(//button[normalize-space()="${name}"])`,
    );
    await button?.click();
  }

  /**
   * A cell of the board, counted from 1.
   * @param {number} row
   * @param {number} column
   */
  cell(row, column) {
    const cell = `[role="row"]:nth-child(${row}) > [role="gridcell"]:nth-child(${column})`;
    return this.page.locator(`[role="grid"] ${cell} button`);
  }

  /**
   * Waits until the board shows these symbols, blanks as spaces.
   * @param {string} symbols
   */
  async expectSymbols(symbols) {
    await this.page.waitForFunction(
      (wanted) => {
        const cells = document.querySelectorAll('[role="grid"] [role="gridcell"]');
        const texts = Array.from(cells, (cell) => cell.textContent?.trim() || " ");
        return texts.join("") === wanted;
      },
      {},
      symbols,
    );
  }

  /**
   * Waits until a status says this.
   * @param {string} text
   */
  async expectStatus(text) {
    await this.page.waitForFunction(
      (wanted) =>
        Array.from(document.querySelectorAll('[role="status"]')).some((status) =>
          status.textContent?.includes(wanted),
        ),
      {},
      text,
    );
  }

  /**
   * Waits until this stands on the page.
   * @param {string} text
   */
  async expectText(text) {
    await this.page.waitForSelector(`::-p-text(${text})`, { visible: true });
  }
}
