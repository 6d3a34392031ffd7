// Runs the tests of one module where this is loaded, by the protocol of the crate wasm-bindgen-test. It counts, and writes
// as cargo does; it asks its surroundings for a few functions by name.

/**
 * @typedef {object} Suite
 * @property {string} glue Where the bindings are.
 * @property {string | BufferSource} module The module itself, or where it is.
 * @property {readonly string[]} tests The exports to call.
 * @property {number} leftOut How many others there are.
 */

/**
 * @param {Suite} suite
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export async function runSuite({ glue, module, tests, leftOut }) {
  /** @type {string[]} */
  const lines = [];
  const write = (/** @type {string} */ line) => lines.push(line);
  Object.assign(globalThis, {
    __wbg_test_invoke: (/** @type {() => void} */ test) => test(),
    // In Node, and in a worker; in a page it writes into the element "output".
    __wbgtest_og_console_log: write,
    __wbg_test_output_writeln: write,
  });
  const bindings = await import(glue);
  const exports = await bindings.default({ module_or_path: module });
  const context = new bindings.WasmBindgenTestContext(false);
  context.filtered_count(leftOut);
  const release = capture(bindings);
  try {
    const passed = await context.run(tests.map((name) => exports[name]));
    return {
      passed,
      output: globalThis.document?.getElementById("output")?.textContent ?? lines.join("\n"),
    };
  } finally {
    release();
  }
}

/**
 * Hands on what tests write to the console, to be shown with those that fail.
 * @param {Record<string, (args: unknown[]) => void>} bindings
 */
function capture(bindings) {
  const original = { ...console };
  for (const method of /** @type {const} */ (["debug", "log", "info", "warn", "error"])) {
    console[method] = (...args) => bindings[`__wbgtest_console_${method}`]?.(args);
  }
  return () => void Object.assign(console, original);
}
