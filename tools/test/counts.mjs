// How many tests passed and failed, read from what the runners print at their end.

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {(output: string) => Count} Counter */

/**
 * Cargo's test binaries, doctests and WebAssembly tests all print such a line each.
 * @type {Counter}
 */
export const countCargo = (output) => ({
  passed: sum(output, /^test result: .*?(\d+) passed;/gm),
  failed: sum(output, /^test result: .*?(\d+) failed;/gm),
});

/**
 * Node's `spec` reporter.
 * @type {Counter}
 */
export const countNode = (output) => ({
  passed: sum(output, /^ℹ pass (\d+)$/gm),
  failed: sum(output, /^ℹ (?:fail|cancelled) (\d+)$/gm),
});

/** @type {Counter} */
export const countVitest = (output) => ({
  passed: sum(output, /^ +Tests .*?(\d+) passed/gm),
  failed: sum(output, /^ +Tests .*?(\d+) failed/gm),
});

/**
 * Playwright's `list` reporter.
 * @type {Counter}
 */
export const countPlaywright = (output) => ({
  passed: sum(output, /^ +(\d+) passed\b/gm),
  failed: sum(output, /^ +(\d+) (?:failed|flaky|interrupted|did not run)\b/gm),
});

/**
 * @param {string} output
 * @param {RegExp} number
 */
function sum(output, number) {
  return [...output.matchAll(number)].reduce((total, [, found]) => total + Number(found), 0);
}
