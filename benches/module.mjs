// Times the module in Node: `node benches/module.mjs`. Each case runs in a process of its own: cold is the
// first call in a fresh instance, warm the median of the five after it.

import { apart, wordsHere } from "./apart.mjs";
import { CASES } from "./cases.mjs";
import { median, print, round } from "./report.mjs";

const words = wordsHere();

if (words === null) {
  const rows = CASES.map((_, index) => apart(import.meta.url, index));
  print("module", `The module in Node ${process.version}`, rows);
} else {
  console.log(JSON.stringify(await measure(CASES[Number(words[0])])));
}

/** @param {import("./cases.mjs").Case} [which] */
async function measure(which) {
  if (!which) throw new Error("There is no such case.");
  const { default: init, solve } = await import("../pkg/index.js");
  const { memory } = await init();
  const { name, board, width, goal, algorithm } = which;
  const options = { ...(goal === undefined ? {} : { goal }), ...which.options };
  const times = [];
  let solution = null;
  for (let run = 0; run < 6; run++) {
    const start = performance.now();
    solution = solve(
      board,
      width,
      /** @type {import("../pkg/index.js").Algorithm} */ (algorithm),
      options,
    );
    times.push(performance.now() - start);
  }
  return {
    puzzle: name,
    method: algorithm,
    moves: solution?.length ?? "none",
    nodes: solution?.nodes,
    "cold ms": round(times[0] ?? 0),
    "warm ms": round(median(times.slice(1))),
    "memory MB": round(memory.buffer.byteLength / 1e6),
  };
}
