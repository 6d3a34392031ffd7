// A batch of the command on one thread and on all processors: `node benches/batch.mjs`.

import { cpus } from "node:os";
import { taisou } from "./apart.mjs";
import { KORF15 } from "./instances.mjs";
import { median, print, round } from "./report.mjs";

const { boards, width, goal } = KORF15;

/** Seconds until all lines are answered. @param {number} threads */
function seconds(threads) {
  const args = ["solve", "--batch", "-j", threads, "--width", width, "--goal", goal];
  const lines = boards.map(({ board }) => board);
  const start = performance.now();
  const answers = taisou(args, lines);
  const took = (performance.now() - start) / 1000;
  const lengths = answers.map(({ length }) => length);
  if (String(lengths) !== String(boards.map(({ optimum }) => optimum))) {
    throw new Error(`wrong lengths: ${lengths}`);
  }
  return took;
}

taisou(["puzzles", "--json"]); // Builds the command.
// Alternate, so that a slower moment of the machine affects both.
const all = cpus().length;
const rounds = Array.from({ length: 9 }, () => ({ alone: seconds(1), together: seconds(all) }));
const ratios = rounds.map(({ alone, together }) => alone / together);
print("batch", `Korf's 60 boards by \`taisou solve --batch\`, nine times, in turn`, [
  { threads: 1, "median s": round(median(rounds.map(({ alone }) => alone))), "times as fast": 1 },
  {
    threads: all,
    "median s": round(median(rounds.map(({ together }) => together))),
    "times as fast": `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  },
]);
