// Random acts on `<taisou-board live>`: `npm run soak:elements -- --acts 5000 --seed 7`. Many elements share one worker,
// and are added, removed and changed while they search. Fails on a page that is blocked for longer than a second, on an
// error that no caller receives, and on a promise that does not settle.

import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { launchChromium } from "../../tools/chromium.mjs";
import { serve } from "../../tools/serve.mjs";
import { createRandom } from "./random.mjs";

/** Longest time that the page may be blocked. */
const MOST_MILLIS = 1000;
/** A page that does not respond for this long is stuck. */
const PATIENCE_MILLIS = 60_000;
const MOST_ELEMENTS = 30;
/** Maximum number of acts without a pause. */
const MOST_AT_ONCE = 8;
const LONGEST_PAUSE_MILLIS = 60;

/** 31 moves, 80 moves, two at the goal, an unsolvable board, and two invalid ones. */
const BOARDS = [
  ...["867/254/3*1", "15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 *", "12345678*", "1*2"],
  ...["2134567*8", "12/345*", "", null],
];
/** Values of attributes; a missing one is a board. @type {Record<string, (string | null)[]>} */
const VALUES = {
  goal: ["*12345678", "12345678*", "nonsense", "", null],
  width: ["3", "4", "", null],
  live: ["", null],
};

const WEIGHTS = {
  ...{ add: 8, remove: 8, insert: 8, board: 12, goal: 3, width: 2, live: 8 },
  ...{ solve: 10, play: 6, pause: 5, reset: 8 },
};

/** @typedef {keyof typeof WEIGHTS} Name */
/** @typedef {{ name: Name, which: number, value: string | null }} Act */

const { values } = parseArgs({
  options: {
    acts: { type: "string", default: "1000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});
const most = Number(values.acts);
const seed = Number(values.seed);
const random = createRandom(seed);

/** @returns {Act} */
function nextAct() {
  const name = random.weighted(WEIGHTS);
  const which = random.below(MOST_ELEMENTS);
  return { name, which, value: random.one(VALUES[name] ?? BOARDS) };
}

/** Runs in the page. @param {{ acts: Act[], pause: number, most: number }} batch */
async function act({ acts, pause, most }) {
  const world = /** @type {any} */ (globalThis);
  /** Includes removed elements. @type {import("../../pkg/element.js").TaisouBoard[]} */
  const elements = world.elements;
  /** @param {Promise<unknown>} promise */
  const settle = async (promise) => {
    world.open += 1;
    const outcome = await promise.then(
      () => "done",
      (error) => error?.code ?? `no code: ${error}`,
    );
    world.open -= 1;
    world.outcomes[outcome] = (world.outcomes[outcome] ?? 0) + 1;
  };
  for (const { name, which, value } of acts) {
    const element = elements[which];
    if (element === undefined || (name === "add" && elements.length < most)) {
      const added = document.createElement("taisou-board");
      if (value !== null) added.setAttribute("board", value);
      added.toggleAttribute("live", which % 4 !== 0);
      elements.push(added);
      document.body.append(added);
    } else if (name === "remove") element.remove();
    else if (name === "insert") document.body.prepend(element);
    else if (name === "solve" || name === "play") void settle(element[name]());
    else if (name === "pause" || name === "reset") element[name]();
    else if (value === null) element.removeAttribute(name);
    else element.setAttribute(name === "add" ? "board" : name, value);
  }
  await new Promise((resolve) => globalThis.setTimeout(resolve, pause));
}

/** Runs in the page before the first act. Records the longest time between two turns of the event loop. */
function watch() {
  const world = /** @type {any} */ (globalThis);
  Object.assign(world, { elements: [], open: 0, outcomes: {}, longest: 0 });
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    world.longest = Math.max(world.longest, now - last);
    last = now;
  }, 20);
}

/**
 * Rejects if the promise takes too long, because a blocked page does not respond.
 * @template Value
 * @param {Promise<Value>} promise
 * @returns {Promise<Value>}
 */
async function inTime(promise) {
  // Closing the browser rejects a late promise.
  promise.catch(() => {});
  const late = setTimeout(PATIENCE_MILLIS, null, { ref: false }).then(() => {
    throw new Error("the page is stuck");
  });
  late.catch(() => {});
  return /** @type {Value} */ (await Promise.race([promise, late]));
}

const PAGE = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body></body></html>`;
const { address, close } = await serve({ folder: "pkg", page: PAGE });
const browser = await launchChromium();
const page = await browser.newPage({ locale: "en" });
/** @type {string[]} */
const wrong = [];
page.on("pageerror", (error) => wrong.push(String(error)));
page.on("console", (message) => {
  if (["error", "warning"].includes(message.type())) wrong.push(message.text());
});
/** @type {string[]} */
const last = [];
let done = 0;
try {
  await page.goto(address);
  await page.addScriptTag({ type: "module", url: "/element.js" });
  await page.evaluate(watch);
  while (done < most && wrong.length === 0) {
    const acts = Array.from({ length: 1 + random.below(MOST_AT_ONCE) }, nextAct);
    last.push(...acts.map((one) => `${one.name} ${one.which} ${one.value}`));
    last.splice(0, last.length - 40);
    const pause = random.below(LONGEST_PAUSE_MILLIS);
    await inTime(page.evaluate(act, { acts, pause, most: MOST_ELEMENTS }));
    done += acts.length;
  }
  // Without elements, all promises settle.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("taisou-board")) element.remove();
  });
  await inTime(page.waitForFunction(() => /** @type {any} */ (globalThis).open === 0));
  const solved = page.evaluate(async () => {
    const element = document.createElement("taisou-board");
    element.setAttribute("board", "867/254/3*1");
    document.body.append(element);
    const { length } = await element.solve();
    const { longest, outcomes } = /** @type {any} */ (globalThis);
    return { length, longest, outcomes };
  });
  const { length, longest, outcomes } = await inTime(solved);
  if (length !== 31) wrong.push(`a board of 31 moves was solved in ${length}`);
  if (longest > MOST_MILLIS) wrong.push(`the page was blocked for ${Math.round(longest)} ms`);
  console.log(`${done} acts, blocked for ${Math.round(longest)} ms at most`, outcomes);
} catch (error) {
  wrong.push(String(error));
} finally {
  await browser.close();
  close();
}
if (wrong.length > 0) {
  console.error(
    `seed ${seed}, after ${done} acts:\n${wrong.join("\n")}\n\nlast:\n${last.join("\n")}`,
  );
  process.exitCode = 1;
}
