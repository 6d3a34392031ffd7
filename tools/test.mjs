// Runs every check there is, or only the steps named as arguments (see test/steps.mjs). The last
// line is the sum: "N passed, N failed".

import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { fail, root } from "./run.mjs";
import { reports, STEPS } from "./test/steps.mjs";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  fail(
    `No step is called ${unknown.join(" or ")}: take ${STEPS.map(({ name }) => name).join(", ")}.`,
  );
}
const chosen = STEPS.filter(({ name }) => names.length === 0 || names.includes(name));

// A report of an earlier run must not be counted for this one.
rmSync(reports, { recursive: true, force: true });
const sum = { passed: 0, failed: 0 };
for (const step of chosen) {
  const { passed, failed } = await perform(step);
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0 && step.stop) {
    console.log(`\n${step.stop}`);
    break;
  }
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;

/** @param {import("./test/steps.mjs").Step} step */
async function perform(step) {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  const { succeeded, output } = await execute(step);
  const count = judge(step, succeeded, output);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`);
  return count;
}

/**
 * @param {import("./test/steps.mjs").Step} step
 * @param {boolean} succeeded
 * @param {string} output
 */
function judge(step, succeeded, output) {
  if (!step.count) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const count = step.count(output);
  if (!succeeded && count.failed === 0) {
    console.log(`The ${step.name} tests broke down: see above.`);
    count.failed = 1;
  } else if (count.passed + count.failed === 0) {
    console.log(`The ${step.name} tests are none: a runner that finds no tests tests nothing.`);
    count.failed = 1;
  }
  return count;
}

/**
 * Shows the output and keeps it for the count.
 * @param {import("./test/steps.mjs").Step} step
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function execute({ command: [program = "", ...args], env }) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.on("error", (error) => resolve({ succeeded: false, output: error.message }));
    child.on("close", (code) => resolve({ succeeded: code === 0, output }));
  });
}
