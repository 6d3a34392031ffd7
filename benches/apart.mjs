// Runs a measurement in a process of its own, so that nothing is left over from the one before.

import { execFileSync } from "node:child_process";

/**
 * What `script` prints as JSON when it is called with `--one` and these words.
 * @param {string} script An address of a file.
 * @param {readonly (string | number)[]} words
 * @returns {any}
 */
export function apart(script, ...words) {
  const args = [new URL(script).pathname, "--one", ...words.map(String)];
  const options = { encoding: /** @type {const} */ ("utf8"), maxBuffer: 1 << 26 };
  return JSON.parse(execFileSync(process.execPath, args, options));
}

/** The words that {@link apart} has called this process with, `null` if it has not. */
export function wordsHere() {
  const [first, ...words] = process.argv.slice(2);
  return first === "--one" ? words : null;
}

/** Seconds of the processor that this process has spent: other programs do not count. */
export function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
