// Every method over the 15-puzzles of tests/data/korf15.txt, natively and in the module in Node and Chromium:
// `node benches/methods.mjs`, after a build.

import { launchChromium } from "../tools/chromium.mjs";
import { serve } from "../tools/serve.mjs";
import { apart, taisou, wordsHere } from "./apart.mjs";
import { KORF15 } from "./instances.mjs";
import { print, round } from "./report.mjs";
import { eachRound, measure, summary } from "./rounds.mjs";

/** Method, metric and number of boards. Methods without large tables take the ten easiest boards for Manhattan distance. */
const CASES = [
  ["auto", "step", 60],
  ["ida-pattern", "step", 60],
  ["human", "step", 60],
  ["auto", "line", 60],
  ["ida-walking", "step", 10],
  ["ida-inversion", "step", 10],
  ["ida-linear-conflict", "step", 10],
  ["ida-manhattan", "step", 10],
].map(([method, metric, count]) => ({
  method: String(method),
  metric: String(metric),
  count: Number(count),
}));

const boards = KORF15.boards.map(({ board }) => board);

const words = wordsHere();
if (words !== null) {
  const which = CASES[Number(words[0])];
  if (!which) throw new Error("There is no such case.");
  const taisou = await import("../pkg/index.js");
  console.log(JSON.stringify(await measure(taisou, which, boards.slice(0, which.count))));
} else {
  const rows = [];
  for (const [index, which] of CASES.entries()) {
    const native = measureNatively(which);
    rows.push(row("native", which, native, native));
    rows.push(row("Node", which, apart(import.meta.url, index), native));
    rows.push(row("Chromium", which, await measureInChromium(which), native));
  }
  print(
    "methods",
    "15-puzzles of Korf, first round with no tables at the start, in the fourth all that pay are there",
    rows,
  );
}

/**
 * @param {string} where
 * @param {{ method: string, metric: string, count: number }} which
 * @param {import("./rounds.mjs").Measured} measured
 * @param {import("./rounds.mjs").Measured} native
 */
function row(where, { method, metric, count }, measured, native) {
  const { cold, second, third, warm } = measured.rounds;
  const rate = (/** @type {import("./rounds.mjs").Round} */ { nodes, total }) =>
    nodes / total / 1e3;
  return {
    method,
    metric,
    where,
    boards: count,
    nodes: warm.nodes,
    "cold total ms": round(cold.total),
    "first ms": round(cold.first),
    "cold median ms": round(cold.median),
    "second total ms": round(second.total),
    "third total ms": round(third.total),
    "warm total ms": round(warm.total),
    "warm median ms": round(warm.median),
    "warm worst ms": round(warm.worst),
    "M nodes/s": round(rate(warm)),
    "of native": `${Math.round((100 * rate(warm)) / rate(native.rounds.warm))} %`,
    MB: Number.isNaN(measured.bytes) ? "" : round(measured.bytes / 1e6),
  };
}

/** @param {{ method: string, metric: string, count: number }} which */
function measureNatively({ method, metric, count }) {
  const chosen = boards.slice(0, count);
  const options = ["--algorithm", method, "--metric", metric, "--width", 4, "--goal", KORF15.goal];
  const args = ["solve", "--batch", "--threads", 1, "--time", ...options];
  const answers = taisou(args, [...chosen, ...chosen, ...chosen, ...chosen]);
  const rounds = eachRound((round) => {
    const own = answers.slice(round * count, (round + 1) * count);
    const nodes = own.reduce((sum, answer) => sum + answer.nodes, 0);
    return summary(
      nodes,
      own.map(({ seconds }) => 1000 * seconds),
    );
  });
  return { bytes: Number.NaN, rounds };
}

/** @param {{ method: string, metric: string, count: number }} which */
async function measureInChromium(which) {
  const { address, close } = await serve({ folder: ".", page: "<!doctype html>" });
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(address);
  const measured = await page.evaluate(
    async ({ which, boards }) => {
      const [pkg, rounds] = ["/pkg/index.js", "/benches/rounds.mjs"];
      const { measure } = await import(rounds);
      return measure(await import(pkg), which, boards);
    },
    { which, boards: boards.slice(0, which.count) },
  );
  await browser.close();
  close();
  return /** @type {import("./rounds.mjs").Measured} */ (measured);
}
