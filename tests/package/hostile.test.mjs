// Hostile arguments: objects that throw, huge values, a search used after `free`. None may take long or damage the module.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { runInNewContext } from "node:vm";
import init, {
  Helper,
  importTable,
  parse,
  readMoves,
  Search,
  scramble,
  solvable,
  solve,
  step,
  writeMoves,
} from "../../pkg/index.js";
import { call, testErrors } from "./error-cases.mjs";

/** @typedef {import("../../pkg/index.js").TaisouError} TaisouError */

/** @type {import("../../pkg/init.js").ModuleMemory} */
let memory;
before(async () => {
  memory = (await init()).memory;
});

const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();
const thrower = () => {
  throw new Error("the caller's own");
};
/** @type {ProxyHandler<any>} */
const traps = { get: thrower, ownKeys: thrower, getPrototypeOf: thrower };
const throwing = new Proxy({}, traps);
const throwingList = new Proxy([], traps);
const long = "a".repeat(2 ** 29 - 24);
const wide = new Array(2e7);
const lists = new Array(1025).fill([]);
/** @param {number} length */
const texts = (length) => new Array(length).fill("12*");
const board = "12*";

testErrors({
  "bad-argument": [
    ["a throwing board", () => call(parse, throwing, 3), "board"],
    ["a revoked board", () => call(parse, revoked, 3), "board"],
    ["throwing options", () => parse(board, 3, throwing), "options"],
    ["revoked options", () => call(parse, board, 3, revoked), "options"],
    [
      "a throwing slice",
      () => call((nodes) => new Search(board, 3, "bfs").advance(nodes), throwing),
      "nodes",
    ],
    ["throwing moves", () => writeMoves(board, 3, throwingList)],
    ["a throwing move", () => call(writeMoves, board, 3, [throwing])],
    ["no move", () => call(writeMoves, board, 3, [null]), "moves"],
    ["a function", () => call(parse, board, 3, thrower), "options"],
    ["a symbol", () => call(parse, board, 3, Symbol("options"))],
    ["bytes", () => call(parse, board, 3, new Uint8Array(1e9))],
    ["a boxed text", () => call(parse, board, 3, Object(long))],
    ["moves as options", () => call(parse, board, 3, [{ from: 1, to: 2 }])],
    ["long moves", () => readMoves(board, 3, long), "text"],
    ["many moves", () => writeMoves(board, 3, wide), "moves"],
  ],
  "bad-width": [["a throwing width", () => call(parse, board, throwing), { expected: 1024 }]],
  "cell-out-of-range": [
    ["a throwing cell", () => call(step, board, 3, throwing), { found: null }],
    ["a long cell", () => call(step, board, 3, long), { found: echo(long) }],
  ],
  "bad-option": [
    ["a throwing getter", () => parse(board, 3, getter("goal")), "goal"],
    ["a throwing blank", () => parse(board, 3, getter("blank")), "blank"],
    ["a revoked goal", () => parse(board, 3, { goal: revoked }), "goal"],
    ["a throwing goal", () => parse(board, 3, { goal: throwingList })],
    ["a throwing group", () => parse(board, 3, { same: [throwingList] })],
    ["a throwing search", () => new Search(board, 3, "bfs", getter("maxNodes")), "maxNodes"],
    [
      "a goal that asks for itself without end",
      () => {
        const options = Object.defineProperty({}, "goal", {
          enumerable: true,
          get: () => parse(board, 3, options).board,
        });
        return parse(board, 3, options);
      },
      "goal",
    ],
    ["bytes as goals", () => call(parse, board, 3, { goal: new Uint8Array(9) })],
    ["a long blank", () => parse(board, 3, { blank: long }), "blank"],
    ["a long metric", () => call(solve, board, 3, "bfs", { metric: long }), "metric"],
    ["a long direction", () => call(step, board, 3, 1, { direction: long }), "direction"],
    ["a long group", () => parse(board, 3, { same: [long] }), "same"],
    ["a long symbol", () => parse(board, 3, { same: [[long]] }), "same"],
    ["many goals", () => parse(board, 3, { goal: wide }), "goal"],
    ["1001 goals", () => parse(board, 3, { goal: texts(1001) }), "goal"],
    [
      "goals of much text",
      () => parse(board, 3, { goal: new Array(1000).fill(" ".repeat(100_000)) }),
      "goal",
    ],
    ["many groups", () => parse(board, 3, { same: wide }), "same"],
    ["1025 groups", () => parse(board, 3, { same: lists }), "same"],
    ["a wide group", () => parse(board, 3, { same: [wide] }), "same"],
    [
      "groups of much",
      () => parse(board, 3, { same: new Array(1024).fill("a".repeat(4096)) }),
      "same",
    ],
  ],
  "text-too-long": [
    [
      "a long board",
      () => parse(long, 3),
      { text: "board", goal: null, found: long.length, expected: 100_352 },
    ],
    [
      "a long goal",
      () => parse(board, 3, { goal: [board, long] }),
      { text: "goal", goal: 1, found: long.length, expected: 100_352 },
    ],
    ["marks without end", () => parse(`a${"\u0301\u0316".repeat(50_000)}*`, 0), { text: "board" }],
  ],
  "unknown-algorithm": [
    ["a long method", () => call(solve, board, 3, long), { found: echo(long) }],
  ],
  "unknown-option": [
    ["a long option", () => call(parse, board, 3, { [long]: 1 })],
    [
      "a longish option",
      () => call(parse, board, 3, { [long.slice(0, 1e6)]: 1 }),
      { option: echo(long) },
    ],
  ],
  "bad-moves": [
    ["a long move", () => readMoves(board, 3, "1".repeat(1e6)), { at: 0, found: "1".repeat(64) }],
  ],
  "symbol-too-long": [
    [
      "many marks",
      () => parse(`1 2/e\u0301 a${"\u0301\u0316".repeat(20_000)}/* 3`, 0),
      { row: 2, column: 2, span: [7, 40_008] },
    ],
  ],
});

test("any number of bad calls leaves the module as it was", () => {
  const calls = [
    () => call(parse, revoked, 3),
    () => call(parse, board, 3, revoked),
    () => parse(board, 3, throwing),
    () => solvable(board, 3, getter("goal")),
    () => parse(board, 3, { goal: throwingList }),
    () => parse(board, 3, { same: [throwingList] }),
    () => new Search(board, 3, "bfs", getter("boards")),
    () => call(writeMoves, board, 3, [throwing]),
    () => call(scramble, board, 3, revoked),
    () => parse(long, 3),
    () => freed().stats(),
  ];
  for (const act of calls) assert.throws(act);
  const before = memory.buffer.byteLength;
  for (let round = 0; round < 5000; round++) for (const act of calls) assert.throws(act);
  assert(memory.buffer.byteLength <= before + 2 * 65_536);
  assert.equal(solve("867/254/3*1", 3, "bfs").length, 31);
});

test("a caller at the end of its stack leaves the module as it was", () => {
  for (let round = 0; round < 4; round++) deep();
  assert.equal(parse(board, 3).width, 3);
  assert.equal(solve("867/254/3*1", 3, "bfs").length, 31);
});

test("bytes that are no table are not copied", () => {
  const before = memory.buffer.byteLength;
  assert.throws(() => importTable(new Uint8Array(1 << 28)), { code: "bad-table" });
  const helper = new Helper(board, 3);
  assert.throws(() => helper.take(new Uint8Array(1 << 28)), { code: "too-large" });
  helper.free();
  assert.equal(memory.buffer.byteLength, before);
});

test("a million moves pass through the module as numbers", () => {
  const before = memory.buffer.byteLength;
  const { moves, board: after } = readMoves("12*", 3, "RL".repeat(500_000));
  assert.equal(moves.length, 1_000_000);
  assert.deepEqual(moves.at(-1), { symbol: "2", from: 2, to: 1, turn: 999_999 });
  assert.deepEqual(readMoves("12*", 3, ""), { moves: [], board: "12*" });
  assert.equal(after, "12*");
  assert(memory.buffer.byteLength <= before + 50_000_000, "an object each takes more");
});

test("accepts options of any prototype and realm", () => {
  const goal = ["2*/13"];
  const bare = Object.assign(Object.create(null), { goal });
  const foreign = runInNewContext('({ goal: ["2*/13"], same: [["1"], "3"] })');
  class Own {
    goal = goal;
  }
  for (const options of [bare, foreign, new Own(), new Proxy({ goal }, {}), Object.freeze(bare)]) {
    assert.equal(parse("12/3*", 2, options).goals[0]?.board, "2*/13");
  }
  assert.throws(() => parse(board, 3, runInNewContext("[]")), { code: "bad-argument" });
  assert.equal(writeMoves(board, 3, runInNewContext("[{ from: 1, to: 2 }]")), "R");
});

test("a freed search throws `freed`", () => {
  const search = freed();
  const error = { code: "freed", details: {} };
  for (let round = 0; round < 2000; round++) {
    assert.throws(() => search.advance(1), error);
    assert.throws(() => search.stats(), error);
    assert.throws(() => search.solution(), error);
    search.free();
  }
  assert.equal(solve(board, 3, "bfs").length, 0);
});

test("a search is an instance of its class", () => {
  const search = new Search("1*2", 3, "bfs");
  assert.equal(Search.name, "Search");
  assert.equal(Search.prototype.constructor, Search);
  assert(search instanceof Search);
  assert.equal(search.constructor, Search);
  assert.deepEqual(Object.keys(search), []);
  assert.throws(() => Search.prototype.stats.call({ __wbg_ptr: 8 }), TypeError);
  search[Symbol.dispose]?.();
  assert.throws(() => search.stats(), { code: "freed" });
});

/** Calls the module from every depth there is, from the last on. */
function deep() {
  try {
    deep();
  } catch {
    // Here the stack has ended.
  }
  try {
    parse(board, 3);
  } catch {
    // And here there is still too little of it.
  }
}

function freed() {
  const search = new Search(board, 3, "bfs");
  search.free();
  return search;
}

/** @param {string} name */
function getter(name) {
  return Object.defineProperty({}, name, { enumerable: true, get: thrower });
}

/** @param {string} text */
function echo(text) {
  return text.slice(0, 64);
}
