// Reads the numbers of passed and failed tests from the summaries of the test runners.

/** @typedef {(output: string) => { passed: number, failed: number }} Counter */

/** Test binaries, doctests and WebAssembly tests print such a line each. */
export const countCargo = counter(
  /^test result: .*?(\d+) passed;/gm,
  /^test result: .*?(\d+) failed;/gm,
);
/** The `spec` reporter. */
export const countNode = counter(/^ℹ pass (\d+)$/gm, /^ℹ (?:fail|cancelled) (\d+)$/gm);
export const countVitest = counter(/^ +Tests .*?(\d+) passed/gm, /^ +Tests .*?(\d+) failed/gm);
/** The `list` reporter. */
export const countPlaywright = counter(
  /^ +(\d+) passed\b/gm,
  /^ +(\d+) (?:failed|flaky|interrupted|did not run)\b/gm,
);

/** @param {RegExp} passed @param {RegExp} failed @returns {Counter} */
function counter(passed, failed) {
  return (output) => {
    const sum = (/** @type {RegExp} */ number) =>
      [...output.matchAll(number)].reduce((total, [, found]) => total + Number(found), 0);
    return { passed: sum(passed), failed: sum(failed) };
  };
}
