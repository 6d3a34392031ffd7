// Skips a step whose input files are the same as when it last passed.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "../fingerprint.mjs";
import { outputOf, root } from "../run.mjs";

/** By step: the fingerprint with which it last passed. */
const RECORD = join(root, "node_modules/.cache/passed.json");

/**
 * @template {{ failed: number }} T
 * @param {import("./steps.mjs").Step} step
 * @param {() => Promise<T>} run
 * @returns {Promise<T | null>} `null` if the step was skipped.
 */
export async function unlessUnchanged(step, run) {
  if (step.inputs === undefined) return run();
  const inputs = [...step.command, outputOf("rustc", ["-vV"]), fingerprint(step.inputs)].join("\n");
  if (readRecord()[step.name] === inputs) return null;
  const result = await run();
  mkdirSync(dirname(RECORD), { recursive: true });
  const entry = result.failed === 0 ? { [step.name]: inputs } : {};
  writeFileSync(RECORD, JSON.stringify({ ...readRecord(), ...entry }));
  return result;
}

/** @returns {Record<string, string>} */
function readRecord() {
  try {
    return JSON.parse(readFileSync(RECORD, "utf8"));
  } catch {
    return {};
  }
}
