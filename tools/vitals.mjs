// Holds the built page to figures that its visitors feel, in Chromium: `npm run test:vitals`. Medians of five visits on a
// slow phone (a quarter of this processor, a slow 4G network), shifts summed up over everything that is opened, and
// tasks during a search at full speed. On a machine that does other things the times say little.

import { median } from "../benches/report.mjs";
import { launchChromium } from "./chromium.mjs";
import { fail } from "./run.mjs";
import { serve } from "./serve.mjs";

const VISITS = 5;
const SLOWER = 4;
/** Slow 4G: bytes a second and milliseconds. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
const LINK = `#board=${encodeURIComponent("ウアタソ*マイタノ")}&goal=${encodeURIComponent("ソウアイ*タタノマ")}&w=3`;
/** Too far for breadth-first search: it runs until it is cancelled. */
const FAR = `#board=${encodeURIComponent("24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *")}&w=5&alg=bfs&lang=en`;
const SEARCH_MILLIS = 3000;

const { address, close } = await serve();
const browser = await launchChromium();

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ shifts: number, paint: number, longest: number }} Seen */

/** Watches from the first moment on what the browser reports. */
function watch() {
  /** @type {Seen} */
  const seen = { shifts: 0, paint: 0, longest: 0 };
  Object.assign(window, { seen });
  /** @type {(type: string, hear: (entry: any) => void) => void} */
  const observe = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
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

/** Milliseconds until a tile can be pressed. @param {Page} page @param {string} to */
async function openPage(page, to) {
  await page.goto(address + to, { waitUntil: "commit" });
  await page.waitForFunction(
    () => document.querySelector("[role=grid] .tile[aria-disabled=false]"),
    undefined,
    {
      polling: "raf",
    },
  );
  return page.evaluate(() => performance.now());
}

/** One visit of somebody who was never here, and the link of a friend after it. */
async function visit() {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
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
  const links = [];
  for (const slower of [1, SLOWER]) {
    const again = await context.newPage();
    await slowDown(again, slower);
    links.push(await openPage(again, LINK));
    await again.close();
  }
  await context.close();
  const [link = 0, slowLink = 0] = links;
  return { paint, playable, shifts, link, slowLink };
}

/** What shifts while the page is used, at either width, though nobody has just pressed anything. */
async function shiftsInUse() {
  let most = 0;
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
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
    const turn = (/** @type {string} */ tab) => page.getByRole("tab", { name: tab }).click();
    await go("しらべる");
    await turn("残り手数");
    await turn("すべての局面");
    await press("すべて数える");
    await page.getByText("181,440").first().waitFor();
    await turn("くらべる");
    await turn("手順を調べる");
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

/** The longest task of the page while it searches; 0 if none is above 50 ms. */
async function longestTask() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
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

/** @template T @param {() => Promise<T>} once @returns {Promise<T[]>} */
async function repeat(once) {
  const all = [];
  for (let run = 0; run < VISITS; run++) all.push(await once());
  return all;
}

const visits = await repeat(visit);
const tasks = await repeat(longestTask);
const inUse = await shiftsInUse();
await browser.close();
close();

/** @type {readonly { what: string, values: readonly number[], limit?: number, digits: number }[]} */
const figures = [
  {
    what: "largest contentful paint, ms",
    values: visits.map(({ paint }) => paint),
    limit: 1500,
    digits: 0,
  },
  {
    what: "first visit until playable, ms",
    values: visits.map(({ playable }) => playable),
    limit: 1500,
    digits: 0,
  },
  {
    what: "a shared link until playable, cache warm, processor not slowed, ms",
    values: visits.map(({ link }) => link),
    limit: 1000,
    digits: 0,
  },
  {
    what: "the same on the slowed processor, ms",
    values: visits.map(({ slowLink }) => slowLink),
    limit: 1000,
    digits: 0,
  },
  {
    what: "layout shift while opening",
    values: visits.map(({ shifts }) => shifts),
    limit: 0.02,
    digits: 3,
  },
  { what: "layout shift in use, both widths", values: [inUse], limit: 0.02, digits: 3 },
  { what: "longest task of a search, ms (0: none above 50)", values: tasks, limit: 50, digits: 0 },
];
console.log("| what | median | worst | limit |\n| --- | --- | --- | --- |");
for (const { what, values, limit, digits } of figures) {
  const [middle, worst] = [median(values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  console.log(`| ${what} | ${middle} | ${worst} | ${limit ?? ""} |`);
}
const missed = figures.filter(({ values, limit }) => limit !== undefined && median(values) > limit);
if (missed.length > 0) fail(`Missed: ${missed.map(({ what }) => what).join("; ")}.`);
