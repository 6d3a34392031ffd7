// Checks the built page's web vitals in Chromium: `npm run test:vitals`. Times are medians of five visits on a slow phone
// (a quarter of this processor, slow 4G), and need an idle machine.

import { median } from "../benches/report.mjs";
import { launchChromium } from "./chromium.mjs";
import { fail } from "./run.mjs";
import { serve } from "./serve.mjs";
import { openingOfSession, optimaOfSession, repeat } from "./vitals-practice.mjs";

const SLOWER = 4;
/** Slow 4G, in bytes per second and milliseconds. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const LINK = `#board=${encodeURIComponent("ウアタソ*マイタノ")}&goal=${encodeURIComponent("ソウアイ*タタノマ")}&w=3`;
/** Breadth-first search does not finish on this board. */
const FAR = `#board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs&lang=en`;
const SEARCH_MILLIS = 3000;
const PHONE = { width: 390, height: 844 };
const WINDOW = { width: 1280, height: 800 };

const { address, close } = await serve();
const browser = await launchChromium();

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ shifts: number, paint: number, longest: number }} Seen */

/** Runs in the page from its start, and records performance entries. */
function watch() {
  /** @type {Seen} */
  const seen = { shifts: 0, paint: 0, longest: 0 };
  Object.assign(window, { seen });
  /** @type {(type: string, record: (entry: any) => void) => void} */
  const observe = (type, record) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type: /** @type {any} */ (type),
      buffered: true,
    });
  observe("layout-shift", ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts += value;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.paint = startTime;
  });
  observe("longtask", ({ duration }) => {
    seen.longest = Math.max(seen.longest, duration);
  });
}

/** @param {Page} page @returns {Promise<Seen>} */
function seenOn(page) {
  return page.evaluate(() => /** @type {any} */ (window).seen);
}

/** @param {Page} page @param {number} slower */
async function slowDown(page, slower) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
}

/** Returns the milliseconds until a tile can be pressed. @param {Page} page @param {string} to */
async function openPage(page, to) {
  await page.goto(address + to, { waitUntil: "commit" });
  const playable = () => document.querySelector("[role=grid] .tile[aria-disabled=false]");
  await page.waitForFunction(playable, undefined, { polling: "raf" });
  return page.evaluate(() => performance.now());
}

/** A first visit, and a shared link opened after it at full and at a quarter of the speed. */
async function visit() {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: "ja-JP",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await slowDown(page, SLOWER);
  const playable = await openPage(page, "");
  await page.waitForLoadState("networkidle");
  const { paint, shifts } = await seenOn(page);
  await page.close();
  const openLink = async (/** @type {number} */ slower) => {
    const again = await context.newPage();
    await slowDown(again, slower);
    const millis = await openPage(again, LINK);
    await again.close();
    return millis;
  };
  const [link, slowLink] = [await openLink(1), await openLink(SLOWER)];
  await context.close();
  return { paint, playable, shifts, link, slowLink };
}

/**
 * Returns the processor time in milliseconds until today's puzzle is on screen at a quarter of the speed: offline, at the
 * third visit, when scripts are compiled. Other processes do not count; each millisecond of the page counts as four.
 */
async function today() {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, locale: "ja-JP" });
  const first = await context.newPage();
  await openPage(first, "");
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await first.waitForLoadState("networkidle");
  await first.reload({ waitUntil: "networkidle" });
  await first.close();
  await context.setOffline(true);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await openPage(page, "");
  const { metrics } = await session.send("Performance.getMetrics");
  if (!page.url().includes("#day=")) fail("Today's puzzle did not open offline.");
  await context.close();
  return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

/** Returns the larger layout shift of a session with every part of the page, at both widths. */
async function shiftsInUse() {
  let most = 0;
  for (const viewport of [PHONE, WINDOW]) {
    const page = await browser.newPage({ viewport, locale: "ja-JP" });
    await page.addInitScript(watch);
    await openPage(page, LINK);
    const press = (/** @type {string} */ name) =>
      page.getByRole("button", { name, exact: true }).first().click();
    await press("解く");
    await page.getByText("18手（最短）").first().waitFor();
    await press("再生");
    await press("再生を閉じる");
    await press("ヒント");
    const go = (/** @type {string} */ room) => page.getByRole("link", { name: room }).click();
    const open = (/** @type {string} */ tab) => page.getByRole("tab", { name: tab }).click();
    await go("しらべる");
    await open("すべての局面");
    await press("すべて数える");
    await page.getByText("181,440").first().waitFor();
    await open("くらべる");
    await open("もっと");
    await open("まとめて解く");
    await go("つくる");
    await press("図で描く");
    await go("あそぶ");
    for (const name of ["共有", "パズル集", "使い方と設定"]) {
      if (name === "使い方と設定") await press("メニュー");
      await press(name);
      await page.getByRole("dialog").getByRole("button").first().waitFor();
      await page.keyboard.press("Escape");
    }
    await page.waitForLoadState("networkidle");
    most = Math.max(most, (await seenOn(page)).shifts);
    await page.close();
  }
  return most;
}

/** Returns the longest task of the page during a search; 0 if none is above 50 ms. */
async function longestTask() {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.addInitScript(watch);
  await openPage(page, FAR);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    /** @type {any} */ (window).seen.longest = 0;
  });
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.waitForTimeout(SEARCH_MILLIS);
  const { longest } = await seenOn(page);
  await page.close();
  return longest;
}

const visits = await repeat(visit);
const tasks = await repeat(longestTask);
const days = await repeat(today);
const shifts = await shiftsInUse();
const optima = await optimaOfSession(browser, address);
const opening = await openingOfSession(browser, address);
await browser.close();
close();

/** @type {readonly [what: string, values: readonly number[], limit: number, digits: number][]} */
const figures = [
  ["largest contentful paint, ms", visits.map(({ paint }) => paint), 1500, 0],
  ["first visit until playable, ms", visits.map(({ playable }) => playable), 1500, 0],
  ["shared link until playable, warm cache, ms", visits.map(({ link }) => link), 1000, 0],
  ["the same at a quarter of the speed, ms", visits.map(({ slowLink }) => slowLink), 1000, 0],
  ["today's puzzle offline at that speed, processor ms", days, 600, 0],
  ["layout shift while opening", visits.map(({ shifts }) => shifts), 0.02, 3],
  ["layout shift in use, both widths", [shifts], 0.02, 3],
  ["longest task of a search, ms (0: none above 50)", tasks, 50, 0],
  ["longest task of an import of 1,000 solves, processor ms", [optima.importing], 50, 0],
  ["the same while their optima are found", [optima.finding], 50, 0],
  ["the same in a timed run meanwhile", [optima.inRun], 16, 0],
  ["until 1,000 optima of 15-puzzles are known, s", [optima.seconds], 90, 0],
  ["opening the page with 10,000 solves, additional processor ms", [opening], 50, 0],
];
console.log("| what | median | worst | limit |\n| --- | --- | --- | --- |");
for (const [what, values, limit, digits] of figures) {
  const [middle, worst] = [median(values), Math.max(...values)].map((ms) => ms.toFixed(digits));
  console.log(`| ${what} | ${middle} | ${worst} | ${limit} |`);
}
const missed = figures.filter(([, values, limit]) => median(values) > limit);
if (missed.length > 0) fail(`Over the limit: ${missed.map(([what]) => what).join("; ")}.`);
