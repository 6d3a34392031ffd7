// Runs a measurement natively.

import { execFileSync } from "node:child_process";

/**
 * What one of Cargo's benchmarks prints, line by line.
 * @param {string} bench
 * @param {readonly string[]} cases
 * @returns {any[]}
 */
export function native(bench, ...cases) {
  const args = ["bench", "--quiet", "--locked", "--bench", bench, "--", ...cases];
  return execFileSync("cargo", args, { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}
