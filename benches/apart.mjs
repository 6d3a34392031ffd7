// Runs measurements in processes of their own, so that none is affected by the one before.

import { execFileSync } from "node:child_process";
import { median } from "./report.mjs";

/**
 * The JSON that `script` prints when it is called with `--one` and these words.
 * @param {string} script The URL of a file.
 * @param {readonly (string | number)[]} words
 * @returns {any}
 */
export function apart(script, ...words) {
  const args = [new URL(script).pathname, "--one", ...words.map(String)];
  const options = { encoding: /** @type {const} */ ("utf8"), maxBuffer: 1 << 26 };
  return JSON.parse(execFileSync(process.execPath, args, options));
}

/** The words of {@link apart}; `null` in the process that measures. */
export function wordsHere() {
  const [first, ...words] = process.argv.slice(2);
  return first === "--one" ? words : null;
}

/** The lines of JSON that one of Cargo's benchmarks prints. @param {string} bench @returns {any[]} */
export function native(bench) {
  const args = ["bench", "--quiet", "--locked", "--bench", bench];
  return jsonLines(execFileSync("cargo", args, { encoding: "utf8" }));
}

let isBuilt = false;

/**
 * The lines of JSON that the command prints.
 * @param {readonly (string | number)[]} args
 * @param {readonly string[]} [boards] Lines of standard input.
 * @returns {any[]}
 */
export function taisou(args, boards = []) {
  const build = "build --quiet --release --locked --features cli --bin taisou".split(" ");
  if (!isBuilt) execFileSync("cargo", build, { stdio: "inherit" });
  isBuilt = true;
  const input = boards.map((board) => `${board}\n`).join("");
  const options = { input, encoding: /** @type {const} */ ("utf8"), maxBuffer: 1e9 };
  return jsonLines(execFileSync("target/release/taisou", args.map(String), options));
}

/** @param {string} output */
function jsonLines(output) {
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => JSON.parse(line));
}

/** Processor time of this process in seconds, which other programs do not affect. */
export function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * Milliseconds of the first call in a fresh instance, and the median of the five after it.
 * @param {() => unknown} act
 */
export function coldAndWarm(act) {
  const [cold = Number.NaN, ...warm] = Array.from({ length: 6 }, () => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return { cold, warm: median(warm) };
}
