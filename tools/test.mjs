// Runs the checks of test/steps.mjs: `node tools/test.mjs [STEP...]`. `--full` adds slow steps and runs the page's tests in
// all languages and widths; `--everyday` runs the most important checks, and skips Rust's without a change.
// The last lines list the time of each step, and the sum: "N passed, N failed".
//
// wireit and similar runners neither count tests nor time steps.

import { fail } from "./run.mjs";
import { unlessUnchanged } from "./test/changes.mjs";
import { perform } from "./test/perform.mjs";
import { EVERYDAY, WHOLE } from "./test/steps.mjs";

const everyday = process.argv.includes("--everyday");
const full = process.argv.includes("--full");
if (full) process.env.CELLS = "all";
// A full run is rarely followed by another build, so it skips incremental artifacts.
if (!everyday) process.env.CARGO_INCREMENTAL ??= "0";
const names = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const { first, lanes } = everyday ? EVERYDAY : WHOLE;
const steps = [...first, ...lanes.flat()];
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  const known = steps.map((step) => step.name).join(", ");
  fail(`No step is called ${unknown.join(" or ")}: expected one of ${known}.`);
}

const started = performance.now();
/** @type {import("./test/perform.mjs").Result[]} */
const results = [];
if (await runLane(first)) await Promise.all(lanes.map(runLane));
report();

/**
 * Runs steps one after another. Returns `false` if a vital one failed.
 * @param {readonly import("./test/steps.mjs").Step[]} lane
 */
async function runLane(lane) {
  for (const step of lane) {
    if (names.length > 0 ? !names.includes(step.name) : step.slow && !full) continue;
    const run = () => perform(step);
    const result = await (everyday ? unlessUnchanged(step, run) : run());
    if (result === null)
      console.log(`${step.name}: skipped, its files are the same as when it passed`);
    else results.push(result);
    if (step.vital && result !== null && result.failed > 0) return false;
  }
  return true;
}

function report() {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log("");
  for (const { name, passed, failed, seconds } of results) {
    const count = `${passed} passed${failed > 0 ? `, ${failed} FAILED` : ""}`;
    console.log(`${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${count}`);
  }
  const total = (/** @type {"passed" | "failed"} */ what) =>
    results.reduce((sum, result) => sum + result[what], 0);
  console.log(
    `${"all".padEnd(width)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s\n`,
  );
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
}
