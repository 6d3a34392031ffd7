// Every method, survey and count exceeds its memory limit by at most 5 %, each in a fresh module.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { CASES } from "../../benches/memory.mjs";

const MAX_BYTES = 1e7;

/** Enough for methods that store positions to fill the limit. */
const SLICES = 20;

/** Runs a case in a thread of its own, with a fresh module. @param {string} name */
function held(name) {
  const bench = new URL("../../benches/memory.mjs", import.meta.url).href;
  const code = `import { parentPort } from "node:worker_threads";
    import { held } from ${JSON.stringify(bench)};
    parentPort.postMessage(await held(${JSON.stringify(name)}, ${MAX_BYTES}, ${SLICES}));`;
  return new Promise((done, fail) => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
    worker.once("message", done).once("error", fail);
  });
}

for (const name of Object.keys(CASES)) {
  test(`${name} keeps to maxBytes`, async () => {
    const { bytes, grown } = await held(name);
    assert.ok(bytes <= MAX_BYTES, `says ${bytes}`);
    assert.ok(grown <= 1.05 * MAX_BYTES, `holds ${grown}`);
  });
}
