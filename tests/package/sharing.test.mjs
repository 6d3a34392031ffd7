// Searches that share work with helpers, as workers do.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import init, { Helper, Search, solve } from "../../pkg/index.js";

const BOARD = "14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3";
const options = { goal: "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15" };

before(() => init());

test("a shared search has the answer of an unshared one", () => {
  const search = new Search(BOARD, 4, "ida-pattern", options);
  const helper = new Helper(BOARD, 4, options);
  let [completed, lost] = [0, 0];
  while (search.advance(2000) === "paused") {
    const item = search.canLease() ? search.lease(2000) : null;
    if (item === null) continue;
    assert(helper.take(item));
    if ((completed + lost) % 3 === 2) {
      search.requeue(item);
      lost += 1;
      continue;
    }
    let result = null;
    while (result === null) result = helper.advance(500);
    assert.equal(search.complete(result), true);
    assert.equal(search.complete(result), false);
    completed += 1;
  }
  assert(completed > 10 && lost > 5);
  assert.equal(search.isWaiting(), false);
  const alone = solve(BOARD, 4, "ida-pattern", options);
  assert.deepEqual(search.solution().moves, alone.moves);
  assert.equal(search.solution().bound, alone.bound);
  helper.free();
  search.free();
});

test("a slice returns at once while all remaining work is leased", () => {
  const search = new Search(BOARD, 4, "ida-pattern", options);
  const items = [];
  while (!search.isWaiting()) {
    const item = search.canLease() ? search.lease(1000) : null;
    if (item === null) assert.equal(search.advance(100), "paused");
    else items.push(item);
  }
  const start = performance.now();
  assert.equal(search.advance(Number.POSITIVE_INFINITY, 60_000), "paused");
  assert(performance.now() - start < 30_000);
  assert(items.length > 0);
  search.free();
});

test("a result may be as large as a table, other bytes may not", () => {
  const search = new Search(BOARD, 4, "ida-pattern", options);
  const bytes = new Uint8Array(18_000_000);
  assert.throws(() => search.complete(bytes), { code: "too-large" });
  bytes.set(new TextEncoder().encode("taisouPD"));
  const words = new DataView(bytes.buffer);
  words.setUint32(8, 1, true);
  words.setUint32(16, bytes.length - 32, true);
  assert.equal(search.complete(bytes), false);
  search.free();
});

test("a search that cannot share refuses work items", () => {
  const search = new Search("867/254/3*1", 3, "bfs", { goal: "123/456/78*" });
  assert.equal(search.canLease(), false);
  assert.equal(search.lease(1000), null);
  const helper = new Helper("867/254/3*1", 3);
  for (const bytes of [new Uint8Array(), new Uint8Array(100).fill(255)]) {
    assert.equal(helper.take(bytes), false);
    assert.equal(search.complete(bytes), false);
    search.requeue(bytes);
  }
  assert.equal(helper.advance(1000), null);
  const wrong = /** @type {any} */ ("an item");
  for (const call of [
    () => helper.take(wrong),
    () => search.complete(wrong),
    () => search.requeue(wrong),
    () => search.lease(0),
    () => helper.advance(/** @type {any} */ ("many")),
  ]) {
    assert.throws(call, { code: "bad-argument" });
  }
  search.free();
  helper.free();
});
