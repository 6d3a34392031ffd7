// A search in slices, with progress, cancelled before its end: `node examples/sliced.mjs`.
//
// Between two slices a program can draw, read keys or answer messages. The proven bound stays valid when the search stops. In a
// page this belongs in a worker: see page/.

import { setImmediate } from "node:timers/promises";
import init, { Search } from "taisou";

await init();

// The first of Korf's 15-puzzles: 57 moves.
const start = "14 13 15 7 / 11 12 9 5 / 6 0 2 1 / 4 8 10 3";
const goal = "0 1 2 3 / 4 5 6 7 / 8 9 10 11 / 12 13 14 15";
const search = new Search(start, 4, "ida-linear-conflict", { goal });
const cancellation = new AbortController();

let slices = 0;
let bound = 0;
while (search.advance(100_000) === "paused") {
  if (search.stats().bound > bound) {
    bound = search.stats().bound;
    console.log(`it takes at least ${bound} moves`);
  }
  slices += 1;
  // A user cancels.
  if (slices === 20) cancellation.abort();
  // Lets the program do its other work.
  await setImmediate();
  if (cancellation.signal.aborted) {
    console.log("cancelled");
    break;
  }
}

const solution = search.solution();
search.free();
if (solution.length !== null) console.log(`${solution.length} moves`);
else if (solution.bound !== null) console.log(`not solved yet, at least ${solution.bound} moves`);
else console.log("there is no solution");
