// What every user relies on around `init`. The tests run in this order in one process: the module is not loaded
// before the fourth.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import * as taisou from "../../pkg/index.js";

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

test("exports what the documentation names, and nothing else", () => {
  assert.deepEqual(Object.keys(taisou).sort(), [
    "Composer",
    "Helper",
    "Search",
    "ShortestCount",
    "Survey",
    "TaisouError",
    "algorithms",
    "clearTables",
    "compose",
    "countShortest",
    "default",
    "exportTable",
    "hint",
    "importTable",
    "listTables",
    "methods",
    "parse",
    "readMoves",
    "scramble",
    "solvable",
    "solve",
    "step",
    "survey",
    "version",
    "wantedTables",
    "writeMoves",
  ]);
});

test("says so when it is called before init", () => {
  assert.throws(() => version(), notInitialised);
  assert.throws(() => solve("12*", 3, "auto"), notInitialised);
  assert.throws(() => new Search("12*", 3, "auto"), notInitialised);
  assert.throws(() => taisou.survey("12*", 3), notInitialised);
});

test("can be initialised again after a failure", async () => {
  await assert.rejects(init(new Uint8Array([1, 2, 3])));
  await assert.rejects(init(new URL("missing.wasm", import.meta.url)));
  assert.throws(() => version(), notInitialised);
});

test("initialises once, however often it is asked to", async () => {
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
