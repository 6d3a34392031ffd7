// Figures and tables of benchmarks.

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Two significant digits below ten, whole numbers above. @param {number} value */
export function round(value) {
  return value < 10 ? Number(value.toPrecision(2)) : Math.round(value);
}

/**
 * Prints a table in Markdown and writes it as JSON to `target/bench/`, with the machine's load of the last 1, 5 and 15 minutes.
 * @param {string} name
 * @param {string} title
 * @param {readonly Record<string, string | number | undefined>[]} rows
 */
export function print(name, title, rows) {
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores`;
  // Includes the measurement itself: 1 on a quiet machine.
  const load = loadavg().map((value) => Number(value.toFixed(1)));
  const keys = Object.keys(rows[0] ?? {});
  const line = (/** @type {readonly unknown[]} */ cells) => `| ${cells.join(" | ")} |`;
  const table = [
    line(keys),
    line(keys.map(() => "---")),
    ...rows.map((row) => line(keys.map((key) => row[key] ?? ""))),
  ].join("\n");
  console.log(`\n${title}; ${machine}; ${commit}; load ${load.join(", ")}\n\n${table}`);
  mkdirSync("target/bench", { recursive: true });
  const report = { title, machine, commit, date: new Date().toISOString(), load, table, rows };
  writeFileSync(`target/bench/${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
}
