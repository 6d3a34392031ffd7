// Surveys of whole spaces, the module in Node and natively, and a board made to order, in one run: `node benches/survey.mjs`.

import init, { compose, survey } from "../pkg/survey.js";
import { native } from "./native.mjs";
import { median, print, round } from "./report.mjs";

const { memory } = await init();
const ELEVEN = "1 2 3 4/5 6 7 8/9 10 11 *";
/** @type {{ name: string, goal: string, metric: "step" | "line", runs: number }[]} */
const SPACES = [
  { name: "8-puzzle", goal: "123/456/78*", metric: "step", runs: 5 },
  { name: "8-puzzle by lines", goal: "123/456/78*", metric: "line", runs: 5 },
  { name: "アタマノタイソウ", goal: "アタマ/ノタイ/ソウ*", metric: "step", runs: 5 },
  { name: "four symbols on 4 x 3", goal: "111/222/333/44*", metric: "step", runs: 1 },
  { name: "11-puzzle", goal: ELEVEN, metric: "step", runs: 1 },
  { name: "11-puzzle by lines", goal: ELEVEN, metric: "line", runs: 1 },
];
/** @type {{ space: string, ms: number }[]} */
const natively = native("survey");

const rows = SPACES.map(({ name, goal, metric, runs }) => {
  const times = [];
  // Warm, but for those that take seconds: all of it is one call, of which the engine's work is a small part.
  let found = runs > 1 ? survey(goal, 0, { metric }) : null;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    found = survey(goal, 0, { metric });
    times.push(performance.now() - start);
  }
  const alone = natively.find(({ space }) => space === name)?.ms ?? Number.NaN;
  return {
    space: name,
    positions: found?.positions,
    "largest distance": found?.max,
    "module ms": round(median(times)),
    "native ms": round(alone),
    "module/native": round(median(times) / alone),
    "memory MB": round(memory.buffer.byteLength / 1e6),
  };
});
print("survey", `Whole spaces, the module in Node ${process.version} and natively`, rows);

const start = performance.now();
const made = compose(ELEVEN, 0, { depth: 40, unique: true, seed: 1 });
print("compose", "A board made to order, the module in Node", [
  {
    wish: "11-puzzle, exactly 40 moves, one shortest solution",
    board: made.boards[0]?.board,
    ms: round(performance.now() - start),
  },
]);
