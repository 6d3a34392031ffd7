// The figures of sessions for `npm run test:vitals`. Processor time of the page's thread, so other processes do not count.

import { median } from "../benches/report.mjs";

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */

const SCRAMBLE = "#start=5%201%203%204/2%206%208%20*/9%2010%207%2011/13%2014%2015%2012&lang=en&end";
const COLUMNS =
  "session,start,time,penalty,moves,optimal,bound,scramble,solution,times,splits,note,id";
const FIRST = Date.UTC(2026, 0, 1);
/** For 1,000 optima on one core, slower than promised. */
const PATIENCE_MILLIS = 600_000;
const SETTLED_MILLIS = 3000;
const VISITS = 5;

/** @template T @param {() => Promise<T>} once @returns {Promise<T[]>} */
export async function repeat(once) {
  const all = [];
  for (let visit = 0; visit < VISITS; visit++) all.push(await once());
  return all;
}

/** Returns a number below `n` after another, the same in every run. */
function numbers() {
  let state = 7;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/**
 * Solves of a walk from the goal, back along it; without their moves if their optima are to be found.
 * @param {number} count @param {number} moves @param {boolean} isKnown
 */
function solvesOf(count, moves, isKnown) {
  const below = numbers();
  /** @type {readonly (readonly [step: number, letter: string])[]} */
  const steps = [
    [-4, "U"],
    [4, "D"],
    [-1, "L"],
    [1, "R"],
  ];
  return Array.from({ length: count }, (_, at) => {
    const cells = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
    let [blank, before, solution] = [15, 0, ""];
    while (solution.length < moves) {
      const [step, letter] = steps[below(4)] ?? [-4, "U"];
      const to = blank + step;
      const isSide = Math.abs(step) === 1 && blank >> 2 !== to >> 2;
      if (step === -before || to < 0 || to > 15 || isSide) continue;
      [cells[blank], cells[to]] = [cells[to] ?? 0, 0];
      [blank, before, solution] = [to, step, letter + solution];
    }
    let time = 0;
    const times = [...solution].map((_, move) => (time += move && 60 + below(200)));
    const board = [0, 4, 8, 12].map((from) => cells.slice(from, from + 4).join(" ")).join("/");
    const start = new Date(FIRST + 90_000 * at).toISOString();
    const known = isKnown ? ["40", "", board, solution, times.join(" ")] : ["", "", board, "", ""];
    return ["4×4", start, (time / 1000).toFixed(3), "", "", ...known, "", "", ""];
  });
}

/** The longest task of the page's thread during `work`. @param {Browser} browser @param {Page} page @param {() => Promise<void>} work */
async function longestDuring(browser, page, work) {
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline"],
  });
  await work();
  /** @type {{ traceEvents: readonly any[] }} */
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const threads = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
    .map(({ pid, tid }) => `${pid} ${tid}`);
  return traceEvents
    .filter(
      ({ ph, name, pid, tid }) =>
        ph === "X" && /RunTask$/.test(name) && threads.includes(`${pid} ${tid}`),
    )
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}

/** Opens a page with sessions. @param {Browser} browser @param {string} address */
async function openSession(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  await page.addInitScript(() => {
    localStorage.setItem("taisou.prefs", JSON.stringify({ practice: true }));
  });
  await page.goto(address + SCRAMBLE);
  await page.locator("summary").filter({ hasText: "Solves and charts" }).click();
  await page.locator(".solve-files summary").click();
  return page;
}

/** @param {Page} page @param {readonly (readonly string[])[]} rows */
async function importSolves(page, rows) {
  const buffer = Buffer.from([COLUMNS, ...rows.map((row) => row.join())].join("\n"));
  const input = page.locator(".solve-files input[type=file]");
  await input.setInputFiles({ name: "solves.csv", mimeType: "text/csv", buffer });
  await page.getByText(`Imported ${rows.length.toLocaleString("en")} solves.`).waitFor();
}

/**
 * Imports 1,000 solves, plays a timed game while their optima are searched, and waits for these.
 * @param {Browser} browser @param {string} address
 */
export async function optimaOfSession(browser, address) {
  const page = await openSession(browser, address);
  const rows = solvesOf(1000, 400, false);
  const importing = await longestDuring(browser, page, () => importSolves(page, rows));
  const began = performance.now();
  const session = page.getByRole("region", { name: "Session", exact: true });
  await session.getByRole("button", { name: "Scramble" }).click();
  await page.waitForTimeout(SETTLED_MILLIS);
  const inRun = await longestDuring(browser, page, async () => {
    for (let move = 0; move < 60; move++) {
      await page.keyboard.press(
        ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"][move % 4] ?? "",
      );
      await page.waitForTimeout(50);
    }
  });
  // The run ends without a result, and the search goes on.
  await session.getByRole("button", { name: "Scramble" }).click();
  const finding = await longestDuring(browser, page, () => page.waitForTimeout(10_000));
  await page.getByRole("button", { name: "Charts", exact: true }).click();
  await page.getByText("1,001 scrambles").first().waitFor({ timeout: PATIENCE_MILLIS });
  await page.close();
  return { importing, inRun, finding, seconds: (performance.now() - began) / 1000 };
}

/** The processor time that 10,000 solves add to opening the page. @param {Browser} browser @param {string} address */
export async function openingOfSession(browser, address) {
  const page = await openSession(browser, address);
  const reload = async () => {
    const session = await page.context().newCDPSession(page);
    await page.reload();
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.locator(".practice-averages").waitFor();
    await page.waitForTimeout(SETTLED_MILLIS);
    const { metrics } = await session.send("Performance.getMetrics");
    await session.detach();
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  const empty = median(await repeat(reload));
  await page.locator("summary").filter({ hasText: "Solves and charts" }).click();
  await page.locator(".solve-files summary").click();
  await importSolves(page, solvesOf(10_000, 70, true));
  await page.waitForTimeout(SETTLED_MILLIS);
  const full = median(await repeat(reload));
  await page.close();
  return full - empty;
}
