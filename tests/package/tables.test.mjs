// Tables, exported and imported as bytes. tests/tables.rs damages them byte by byte.

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import init, {
  clearTables,
  exportTable,
  importTable,
  listTables,
  Search,
  solve,
  wantedTables,
} from "../../pkg/solve.js";

/** @typedef {import("../../pkg/solve.js").TaisouError} TaisouError */

/** @type {import("../../pkg/init.js").ModuleMemory} */
let memory;
before(async () => {
  memory = (await init()).memory;
});
beforeEach(clearTables);

const START = "14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3";
const OPTIONS = { goal: "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15" };

/** The solution of a search with tables, and the tables that it built. */
function built() {
  const solution = solve(START, 4, "ida-pattern", OPTIONS);
  const files = listTables().map(({ name }) => /** @type {const} */ ([name, exported(name)]));
  return { solution, files: new Map(files) };
}

/** @param {string} name */
function exported(name) {
  return exportTable(name) ?? assert.fail(name);
}

test("a search uses imported tables, and builds none", () => {
  const { solution, files } = built();
  assert.equal(files.size, 3);
  clearTables();
  assert.deepEqual(listTables(), []);
  for (const [name, bytes] of files) assert.equal(importTable(bytes), name);
  const search = new Search(START, 4, "ida-pattern", OPTIONS);
  while (search.advance(1000) === "paused") assert.deepEqual(wantedTables(), []);
  assert.deepEqual(search.solution(), solution);
  search.free();
  for (const [name, bytes] of files) assert.deepEqual(exportTable(name), bytes);
});

for (const millis of [undefined, 1e6])
  test(`a search takes a table that arrives before it is built, in slices of ${millis} ms`, () => {
    const { solution, files } = built();
    clearTables();
    const search = new Search(START, 4, "ida-pattern", OPTIONS);
    const given = [];
    // A slice of any length ends before a table is built.
    while (search.advance(1e9, millis) === "paused") {
      assert.equal(search.stats().done, 0);
      for (const { name, abstractStates } of wantedTables()) {
        assert.equal(abstractStates, 524_160);
        given.push(importTable(files.get(name) ?? assert.fail(name)));
      }
    }
    assert.deepEqual(given.sort(), [...files.keys()].sort());
    assert.deepEqual(search.solution(), solution);
    search.free();
    assert.deepEqual(wantedTables(), []);
  });

test("a damaged table is refused, and leaves no trace", () => {
  const { files } = built();
  clearTables();
  const [[, bytes] = assert.fail()] = files;
  const refused = (/** @type {Uint8Array} */ spoilt, /** @type {string} */ why) =>
    assert.throws(
      () => importTable(spoilt),
      (/** @type {TaisouError} */ { code, details }) => {
        assert.deepEqual([code, details], ["bad-table", { why }]);
        return true;
      },
    );
  refused(
    bytes.map((byte, at) => byte ^ Number(at === 100_000)),
    "checksum",
  );
  refused(bytes.slice(0, -1), "length");
  refused(
    bytes.map((byte, at) => byte ^ Number(at === 8)),
    "version",
  );
  refused(bytes.slice(1), "no-table");
  refused(new Uint8Array(), "no-table");
  assert.deepEqual(listTables(), []);
});

test("bytes are read as they are, whatever their properties", () => {
  const { files } = built();
  clearTables();
  const [[name, bytes] = assert.fail()] = files;
  const padded = new Uint8Array(bytes.length + 20);
  padded.set(bytes, 10);
  const lying = Object.defineProperty(padded.subarray(10, -10), "length", { value: 2 ** 40 });
  for (const view of [Buffer.from(bytes), lying]) {
    assert.equal(importTable(view), name);
    clearTables();
  }
});

test("refuses other values than bytes, and unknown names", () => {
  const refused = (/** @type {unknown} */ value) =>
    assert.throws(
      () => importTable(/** @type {Uint8Array} */ (value)),
      (/** @type {TaisouError} */ { code, details }) => {
        assert.deepEqual(
          [code, details],
          ["bad-argument", { argument: "bytes", expected: "bytes" }],
        );
        return true;
      },
    );
  const proxy = new Proxy(new Uint8Array(8), {});
  const others = [undefined, null, "a table", [1, 2], new ArrayBuffer(8), new Uint16Array(8), {}];
  for (const value of [...others, proxy, Object.create(Uint8Array.prototype)]) refused(value);
  // Refused by its first bytes, without a copy.
  assert.throws(() => importTable(new Uint8Array(memory.buffer)), { code: "bad-table" });
  assert.equal(exportTable("nothing"), null);
  assert.equal(exportTable("0".repeat(1e6)), null);
  assert.throws(() => exportTable(/** @type {any} */ (7)), { code: "bad-argument" });
});
