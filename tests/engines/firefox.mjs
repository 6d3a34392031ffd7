// Firefox, by WebDriver BiDi.

import puppeteer from "puppeteer-core";
import { findFirefox } from "../../tools/browser.mjs";
import { installFirefox } from "../../tools/install.mjs";
import { byPuppeteer } from "./by-puppeteer.mjs";
import { PATIENCE_MILLIS } from "./patience.mjs";

/** @returns {Promise<import("./driver").Engine>} */
export async function openFirefox() {
  installFirefox();
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "firefox",
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  return {
    async visit(journey) {
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
        await journey(byPuppeteer(page));
      } finally {
        await context.close();
      }
      if (troubles.length > 0)
        throw new AggregateError(troubles, `The page said: ${troubles.join("; ")}`);
    },
    close: () => browser.close(),
  };
}
