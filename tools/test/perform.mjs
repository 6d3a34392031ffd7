// Runs one step, prints its output, and counts its tests.

import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { createInterface } from "node:readline";
import { root } from "../run.mjs";

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Result */

/** @param {Step} step @returns {Promise<Result>} */
export async function perform(step) {
  const started = performance.now();
  const { succeeded, output } = await execute(step);
  const { passed, failed } = judge(step, succeeded, output);
  const seconds = (performance.now() - started) / 1000;
  print(step, `${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
  return { name: step.name, passed, failed, seconds };
}

/** @param {Step} step @param {boolean} succeeded @param {string} output */
function judge(step, succeeded, output) {
  if (!step.count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const { passed, failed } = step.count(output);
  if (passed + failed === 0) print(step, "No tests were found, which counts as a failure.");
  else if (!succeeded && failed === 0) print(step, "The test runner failed: see above.");
  return { passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed };
}

/**
 * Prefixes each line with the step's name, because lanes run in parallel.
 * @param {Step} step
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function execute(step) {
  const [program = "", ...args] = step.command;
  return new Promise((resolve) => {
    let output = "";
    const env = { ...process.env, NO_COLOR: "1", ...step.env };
    const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    if (step.yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on("line", (line) => {
        output += `${line}\n`;
        print(step, line);
      });
    }
    child.on("error", ({ message }) => resolve({ succeeded: false, output: message }));
    child.on("close", (code) => resolve({ succeeded: code === 0, output }));
  });
}

/** @param {Step} step @param {string} line */
function print({ name }, line) {
  console.log(`${name.padEnd(11)} │ ${line}`);
}
