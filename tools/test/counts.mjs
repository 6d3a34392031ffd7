// How many tests passed and failed, read from what the runners print or write.

import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Cargo's test binaries, doctests and WebAssembly tests all print such a line each.
 * @param {string} output
 * @returns {Count}
 */
export function countCargo(output) {
  const results = [...output.matchAll(/^test result: .*?(\d+) passed; (\d+) failed;/gm)];
  return {
    passed: results.reduce((sum, [, passed]) => sum + Number(passed), 0),
    failed: results.reduce((sum, [, , failed]) => sum + Number(failed), 0),
  };
}

/**
 * The summary of Node's `spec` reporter.
 * @param {string} output
 * @returns {Count}
 */
export function countNode(output) {
  const total = (/** @type {string} */ what) =>
    Number(output.match(new RegExp(`^ℹ ${what} (\\d+)$`, "m"))?.[1] ?? 0);
  return { passed: total("pass"), failed: total("fail") + total("cancelled") };
}

/**
 * @param {string} path The report of Vitest's `json` reporter.
 * @returns {Count}
 */
export function countVitest(path) {
  const report = readReport(path);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/**
 * @param {string} path The report of Playwright's `json` reporter.
 * @returns {Count}
 */
export function countPlaywright(path) {
  const stats = readReport(path)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

/**
 * A runner that broke down has written none; its exit code says so.
 * @param {string} path
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
