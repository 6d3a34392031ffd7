// The browsers that the monkey sits in, and what can be measured of the page in each.

import puppeteer from "puppeteer-core";
import { findFirefox, findHeadless } from "../../tools/browser.mjs";
import { installBrowsers } from "../../tools/install.mjs";
import { moduleMegabytes, rememberMemories } from "./module-memory.mjs";
import { processMegabytes } from "./process-memory.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("puppeteer-core").BrowserContext} BrowserContext */
/** @typedef {"chromium" | "firefox"} Name */
/** @typedef {Awaited<ReturnType<typeof openBrowser>>} Opened */

/** One press can take as long on a machine that does much else. */
const PATIENCE_MILLIS = 60_000;

/** @param {Name} name */
export async function openBrowser(name) {
  const browser = await (name === "chromium" ? launchChromium() : launchFirefox());
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: "deny" } });
  return {
    context,
    /** Before it is gone to. @param {Page} page */
    prepare: async (page) => {
      if (name === "chromium") await remember(page);
    },
    /** @param {Page} page */
    measure: async (page) => ({
      ...(await (name === "chromium" ? ofChromium(page) : ofFirefox(page))),
      ...processMegabytes(browser.process()?.pid),
    }),
    /** @param {Page} page @param {boolean} isFull */
    fill: async (page, isFull) => {
      if (name === "chromium") await limitQuota(page, isFull);
    },
    version: await browser.version(),
    close: () => browser.close(),
  };
}

function launchChromium() {
  installBrowsers("chromium");
  return puppeteer.launch({
    executablePath: findHeadless() ?? "chromium",
    // A shell without windows, if there is one.
    headless: findHeadless()?.includes("shell") ? "shell" : true,
    // Containers run as root; what is asked of the page in the background takes its turn.
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    protocolTimeout: PATIENCE_MILLIS,
  });
}

function launchFirefox() {
  installBrowsers("firefox");
  return puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox() ?? "firefox",
    headless: true,
    // For `TestUtils.gc`.
    extraPrefsFirefox: { "dom.testing.testutils.enabled": true },
    protocolTimeout: PATIENCE_MILLIS,
  });
}

/** @param {Page} page */
async function remember(page) {
  await page.evaluateOnNewDocument(rememberMemories);
  // One may come to its end before it is told.
  page.on("workercreated", (worker) => void worker.evaluate(rememberMemories).catch(() => {}));
}

/** @param {Page} page */
async function ofChromium(page) {
  const session = await page.createCDPSession();
  try {
    await session.send("Performance.enable");
    await session.send("HeapProfiler.enable");
    // What the first one finalises, the second one frees.
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const workers = page.workers();
    // One may come to its end meanwhile.
    const modules = [page, ...workers].map((one) => moduleMegabytes(one).catch(() => 0));
    return {
      "heap MB": of("JSHeapUsedSize") / 1e6,
      "module MB": (await Promise.all(modules)).reduce((sum, one) => sum + one, 0),
      nodes: of("Nodes"),
      listeners: of("JSEventListeners"),
      workers: workers.length,
    };
  } finally {
    await session.detach();
  }
}

/**
 * Firefox tells a driver nothing of its heap, nor of nodes that are not on the page any more.
 * @param {Page} page
 */
async function ofFirefox(page) {
  const nodes = await page.evaluate(async () => {
    await /** @type {any} */ (globalThis).TestUtils.gc();
    return document.getElementsByTagName("*").length;
  });
  const listeners = await page.evaluate(() => /** @type {any} */ (globalThis).heldListeners());
  return { nodes, listeners, workers: page.workers().length };
}

/**
 * @param {Page} page
 * @param {boolean} isFull
 */
async function limitQuota(page, isFull) {
  const session = await page.createCDPSession();
  const { origin } = new URL(page.url());
  await session.send("Storage.overrideQuotaForOrigin", {
    origin,
    ...(isFull ? { quotaSize: 1 } : {}),
  });
  await session.detach();
}
