// Surveys of whole spaces in the module in Node and natively, and generated boards: `node benches/survey.mjs`.

import init, { compose, generate, survey } from "../pkg/survey.js";
import { taisou } from "./apart.mjs";
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

const rows = SPACES.map(({ name, goal, metric, runs }) => {
  const times = [];
  // Warm, except for surveys of seconds, of which compilation is a small part.
  let found = runs > 1 ? survey(goal, 0, { metric }) : null;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    found = survey(goal, 0, { metric });
    times.push(performance.now() - start);
  }
  const args = ["survey", goal, "--metric", metric, "--json", "--time"];
  const alone = median(Array.from({ length: runs }, () => 1000 * taisou(args)[0].seconds));
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
    request: "11-puzzle, exactly 40 moves, one shortest solution",
    board: made.boards[0]?.board,
    ms: round(performance.now() - start),
  },
]);

/** @type {{ wish: string, moves: [number, number], pieces?: number }[]} */
const WISHES = [
  { wish: "20 moves", moves: [20, 250] },
  { wish: "30 moves", moves: [30, 250] },
  { wish: "40 moves", moves: [40, 250] },
  { wish: "8 pieces, 25 to 30 moves", moves: [25, 30], pieces: 8 },
];
const layouts = WISHES.map(({ wish, ...rest }) => {
  const seconds = Array.from({ length: 15 }, (_, seed) => {
    const before = process.cpuUsage();
    generate({ kind: "rush", ...rest, seed: seed + 1 }, { maxLayouts: 1_000_000 });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  });
  return { wish, "median s": round(median(seconds)), "longest s": round(Math.max(...seconds)) };
});
print("generate", "Rush Hour to order, the module in Node, processor time of 15 seeds", layouts);
