// `init`. The tests depend on their order: the module is not loaded before the fourth.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as taisou from "../../pkg/index.js";
import { exportedNames, MODULES } from "../../tools/package.mjs";

const { default: init, Search, solve, version } = taisou;
const manifest = JSON.parse(
  await readFile(new URL("../../pkg/package.json", import.meta.url), "utf8"),
);

const notInitialised = (/** @type {unknown} */ error) => {
  assert(error instanceof Error && "code" in error && "details" in error);
  assert.equal(error.code, "not-initialised");
  assert.deepEqual(error.details, {});
  return true;
};

test("exports exactly the declared functions and classes", async () => {
  const declared = MODULES.map(async (module) => {
    const text = await readFile(new URL(`../../pkg/${module}_glue.d.ts`, import.meta.url), "utf8");
    const { functions, classes } = exportedNames(text);
    return [...functions, ...classes];
  });
  const names = new Set([
    ...(await Promise.all(declared)).flat(),
    "TaisouError",
    "certificate",
    "default",
  ]);
  assert.deepEqual(Object.keys(taisou).sort(), [...names].sort());
});

test("rejects calls before init", () => {
  assert.throws(() => version(), notInitialised);
  assert.throws(() => solve("12*", 3, "auto"), notInitialised);
  assert.throws(() => new Search("12*", 3, "auto"), notInitialised);
  assert.throws(() => taisou.survey("12*", 3), notInitialised);
});

test("can be initialised after a failure", async () => {
  await assert.rejects(init(new Uint8Array([1, 2, 3])));
  await assert.rejects(init(new URL("missing.wasm", import.meta.url)));
  assert.throws(() => version(), notInitialised);
});

test("initialises once, however often it is called", async () => {
  const [first, second] = await Promise.all([init(), init()]);
  assert(first.memory.buffer.byteLength > 0);
  assert.equal(first.memory, second.memory);
  assert.equal((await init()).memory, first.memory);
});

test("works once it is initialised", () => {
  assert.equal(version(), manifest.version);
  const search = new Search("12*", 3, "bfs");
  assert(search instanceof Search);
  search.free();
});
