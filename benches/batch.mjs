// A batch by the command on one thread and on as many as there are processors: `node benches/batch.mjs`.

import { execFileSync, spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { KORF15 } from "./instances.mjs";
import { median, print, round } from "./report.mjs";

const BUILD = ["build", "--quiet", "--release", "--locked", "--features", "cli", "--bin", "taisou"];
execFileSync("cargo", BUILD, { stdio: "inherit" });
const { boards, width, goal } = KORF15;
const input = boards.map(({ board }) => `${board}\n`).join("");

/** Seconds until all lines are answered. @param {number} threads */
function seconds(threads) {
  const args = ["solve", "--batch", "-j", threads, "--width", width, "--goal", goal].map(String);
  const start = performance.now();
  const ran = spawnSync("target/release/taisou", args, { input, encoding: "utf8", maxBuffer: 1e9 });
  const took = (performance.now() - start) / 1000;
  const answers = ran.stdout.split("\n").filter((line) => line !== "");
  const lengths = answers.map((line) => JSON.parse(line)).map(({ length }) => length);
  if (String(lengths) !== String(boards.map(({ optimum }) => optimum))) {
    throw new Error(`wrong lengths: ${lengths}`);
  }
  return took;
}

// In turn, so that a slower moment of the machine is one for both.
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
