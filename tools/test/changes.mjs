// What was found right stays right until a file that can change it changes.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fingerprint } from "../fingerprint.mjs";
import { root } from "../run.mjs";

/** By step: the fingerprint of the inputs with which it last passed. */
const RECORD = join(root, "node_modules/.cache/passed.json");

/** @type {Record<string, string>} */
const passed = read();

/**
 * Runs a step unless it has passed with these very inputs.
 * @template T
 * @param {import("./steps.mjs").Step} step
 * @param {() => Promise<T & { failed: number }>} run
 * @returns {Promise<T & { failed: number } | null>} `null` if it was not run.
 */
export async function unlessUnchanged(step, run) {
  if (step.inputs === undefined) return run();
  const inputs = fingerprint(step.inputs);
  const key = `${step.name}: ${step.command.join(" ")}`;
  if (passed[key] === inputs) return null;
  const result = await run();
  if (result.failed === 0) passed[key] = inputs;
  else delete passed[key];
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify(passed, null, 2));
  return result;
}

function read() {
  try {
    return JSON.parse(readFileSync(RECORD, "utf8"));
  } catch {
    return {};
  }
}
