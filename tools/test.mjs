// Runs every check there is: `node tools/test.mjs`. With names of steps (see test/steps.mjs), only those; with `--full`, the
// page's tests in all languages and widths, and what is slow; with `--everyday`, what tells most in the least time, and of
// that only what a change since it last passed can have broken.
// The last lines say what took how long, and the sum: "N passed, N failed".
//
// A runner of its own, since those there are (such as wireit) know what changed and run side by side, but neither count
// the tests nor say how long each step took.

import { fail } from "./run.mjs";
import { unlessUnchanged } from "./test/changes.mjs";
import { perform } from "./test/perform.mjs";
import { EVERYDAY, WHOLE } from "./test/steps.mjs";

const everyday = process.argv.includes("--everyday");
const full = process.argv.includes("--full");
if (full) process.env.CELLS = "all";
// What the whole builds is not changed soon: without what another build could take up again it is there sooner.
if (!everyday) process.env.CARGO_INCREMENTAL ??= "0";
const names = process.argv.slice(2).filter((one) => !one.startsWith("--"));
const { first, lanes } = everyday ? EVERYDAY : WHOLE;
const steps = [...first, ...lanes.flat()];
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  fail(
    `No step is called ${unknown.join(" or ")}: take ${steps.map((step) => step.name).join(", ")}.`,
  );
}

const started = performance.now();
/** @type {(import("./test/perform.mjs").Result)[]} */
const results = [];
if (await runLane(first)) await Promise.all(lanes.map(runLane));
report();

/**
 * Runs steps one after another; false if a vital one failed.
 * @param {readonly import("./test/steps.mjs").Step[]} lane
 */
async function runLane(lane) {
  for (const step of lane) {
    if (names.length > 0 ? !names.includes(step.name) : step.slow && !full) continue;
    const run = () => perform(step);
    const result = await (everyday ? unlessUnchanged(step, run) : run());
    if (result === null) console.log(`${step.name}: unchanged since it passed`);
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
