// Runs tests in Node, in a page, or in a worker.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { runSuite } from "./suite.js";

/** @typedef {"node" | "page" | "worker"} Place */
/** @typedef {Pick<import("./suite.js").Suite, "tests" | "leftOut">} Tests */

/**
 * Reads the place that `wasm_bindgen_test_configure` wrote into a module.
 * @param {WebAssembly.Module} module
 * @returns {Place}
 */
export function placeOf(module) {
  const [section] = WebAssembly.Module.customSections(module, "__wasm_bindgen_test_unstable");
  if (section === undefined) return "node";
  const [code = 0] = new Uint8Array(section);
  /** @type {Readonly<Record<number, Place>>} */
  const places = { 1: "page", 2: "worker", 5: "node" };
  const place = places[code];
  if (place === undefined) throw new Error(`Unknown place of tests: ${code}`);
  return place;
}

/**
 * @param {Place} place
 * @param {string} folder Contains the bindings `tests.js` and their imports.
 * @param {Tests} tests
 */
export function runIn(place, folder, tests) {
  return place === "node" ? runHere(folder, tests) : runInChromium(place, folder, tests);
}

/** @param {string} folder @param {Tests} tests */
function runHere(folder, tests) {
  return runSuite({
    ...tests,
    glue: pathToFileURL(join(folder, "tests.js")).href,
    module: readFileSync(join(folder, "tests_bg.wasm")),
  });
}

/** @param {Exclude<Place, "node">} place @param {string} folder @param {Tests} tests */
async function runInChromium(place, folder, tests) {
  // Imported here, because tests in Node need no npm package.
  const { launchChromium } = await import("../chromium.mjs");
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ baseURL: "http://tests.localhost" });
    await page.route("**/*", async (route) => {
      const name = basename(new URL(route.request().url()).pathname);
      if (name === "") {
        // Page tests write to this element.
        await route.fulfill({ contentType: "text/html", body: `<pre id="output"></pre>` });
      } else if (name === "worker.js") {
        await route.fulfill({ contentType: "text/javascript", body: "" });
      } else {
        await route.fulfill({
          path: join(name === "suite.js" ? import.meta.dirname : folder, name),
        });
      }
    });
    await page.goto("/");
    const suite = { ...tests, glue: "/tests.js", module: "/tests_bg.wasm" };
    return await (place === "page"
      ? page.evaluate(runInside, suite)
      : (await workerOf(page)).evaluate(runInside, suite));
  } finally {
    await browser.close();
  }
}

/** @param {import("@playwright/test").Page} page */
async function workerOf(page) {
  const started = page.waitForEvent("worker");
  await page.evaluate(() => {
    // The global keeps it from garbage collection.
    Object.assign(window, { worker: new Worker("/worker.js", { type: "module" }) });
  });
  return started;
}

/** @param {import("./suite.js").Suite} suite */
async function runInside(suite) {
  /** @type {typeof import("./suite.js")} */
  const { runSuite: runThere } = await import(`${location.origin}/suite.js`);
  return runThere(suite);
}
