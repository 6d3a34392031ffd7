// The browsers of the soak test, and their measurements.

import puppeteer from "puppeteer-core";
import { findFirefox, findHeadless } from "../../tools/browser.mjs";
import { installBrowsers } from "../../tools/install.mjs";
import { instrumentModules } from "./instruments.mjs";
import { processMegabytes } from "./process-memory.mjs";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {"chromium" | "firefox"} Name */

/** A click can take this long on a busy machine. */
const PATIENCE_MILLIS = 60_000;

/** @param {Name} name */
export async function openBrowser(name) {
  const isChromium = name === "chromium";
  const browser = await (isChromium ? launchChromium() : launchFirefox());
  const context = await browser.createBrowserContext({ downloadBehavior: { policy: "deny" } });
  return {
    context,
    version: await browser.version(),
    close: () => browser.close(),
    /** Instruments a page before its navigation. @param {Page} page */
    prepare: async (page) => {
      if (!isChromium) return;
      await page.evaluateOnNewDocument(instrumentModules);
      // The worker may end first.
      page.on("workercreated", (one) => void one.evaluate(instrumentModules).catch(() => {}));
    },
    /** @param {Page} page */
    measure: async (page) => ({
      ...(await (isChromium ? measureChromium(page) : measureFirefox(page))),
      ...processMegabytes(browser.process()?.pid),
    }),
    /** @param {Page} page @param {boolean} isFull */
    limitQuota: async (page, isFull) => {
      if (!isChromium) return;
      const session = await page.createCDPSession();
      const quota = isFull ? { quotaSize: 1 } : {};
      const { origin } = new URL(page.url());
      await session.send("Storage.overrideQuotaForOrigin", { origin, ...quota });
      await session.detach();
    },
  };
}

function launchChromium() {
  installBrowsers("chromium");
  return puppeteer.launch({
    executablePath: findHeadless() ?? "chromium",
    headless: findHeadless()?.includes("shell") ? "shell" : true,
    // No sandbox, because containers run as root.
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
async function measureChromium(page) {
  const session = await page.createCDPSession();
  try {
    await session.send("Performance.enable");
    await session.send("HeapProfiler.enable");
    // The second collection frees what the first one finalized.
    await session.send("HeapProfiler.collectGarbage");
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (/** @type {string} */ name) =>
      metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const workers = page.workers();
    const modules = [page, ...workers].map((one) =>
      // A worker may end during the measurement.
      one.evaluate(() => /** @type {any} */ (globalThis).moduleMegabytes()).catch(() => 0),
    );
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

/** Firefox reports neither its heap nor detached nodes to a driver. @param {Page} page */
async function measureFirefox(page) {
  const { nodes, listeners } = await page.evaluate(async () => {
    const { TestUtils, heldListeners } = /** @type {any} */ (globalThis);
    await TestUtils.gc();
    return { nodes: document.getElementsByTagName("*").length, listeners: heldListeners() };
  });
  return { nodes, listeners, workers: page.workers().length };
}
