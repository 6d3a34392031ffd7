// Surveys of whole spaces, in the module in Node and natively, in one run: `node benches/survey.mjs`.

import { execFileSync } from "node:child_process";
import init, { survey } from "../pkg/survey.js";
import { median, print, round } from "./report.mjs";

const { memory } = await init();
const SPACES = [
  { name: "8-puzzle", goal: "123/456/78*", runs: 5 },
  { name: "11-puzzle", goal: "1 2 3 4/5 6 7 8/9 10 11 *", runs: 1 },
];
/** @type {{ space: string, ms: number }[]} */
const native = execFileSync("cargo", ["bench", "--quiet", "--locked", "--bench", "survey"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((line) => line.startsWith("{"))
  .map((line) => JSON.parse(line));

const rows = SPACES.map(({ name, goal, runs }) => {
  const times = [];
  // Warm, but for the one that takes a minute: all of it is one call, of which the engine's work is a small part.
  let found = runs > 1 ? survey(goal, 0) : null;
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    found = survey(goal, 0);
    times.push(performance.now() - start);
  }
  const alone = native.find(({ space }) => space === name)?.ms ?? Number.NaN;
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
print("survey", `whole spaces, the module in Node ${process.version} and natively`, rows);
