// Runs the tests of a module with the protocol of the crate wasm-bindgen-test, which counts, prints like cargo, and calls
// a few global functions.

/**
 * @typedef {object} Suite
 * @property {string} glue The URL of the bindings.
 * @property {string | BufferSource} module The module or its URL.
 * @property {readonly string[]} tests The exports to call.
 * @property {number} leftOut The number of other tests.
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
    // For Node and workers. In a page, the crate writes to the element "output".
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
 * Passes console output to the bindings, which print it for failed tests.
 * @param {Record<string, (args: unknown[]) => void>} bindings
 */
function capture(bindings) {
  const original = { ...console };
  for (const method of /** @type {const} */ (["debug", "log", "info", "warn", "error"])) {
    console[method] = (...args) => bindings[`__wbgtest_console_${method}`]?.(args);
  }
  return () => void Object.assign(console, original);
}
