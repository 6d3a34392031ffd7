// Callers at their worst: objects that throw, values beyond all measure, a search used after its end.
// None of it may take long, or leave the module any worse.

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

/**
 * What is called, the code, and the details.
 * @type {[string, () => unknown, string, Record<string, unknown>][]}
 */
const table = [
  // Objects that throw.
  ["a throwing board", () => call(parse, throwing, 3), "bad-argument", { argument: "board" }],
  ["a revoked board", () => call(parse, revoked, 3), "bad-argument", { argument: "board" }],
  ["a throwing width", () => call(parse, board, throwing), "bad-width", { expected: 1024 }],
  ["a throwing cell", () => call(step, board, 3, throwing), "cell-out-of-range", { found: null }],
  ["throwing options", () => parse(board, 3, throwing), "bad-argument", { argument: "options" }],
  [
    "revoked options",
    () => call(parse, board, 3, revoked),
    "bad-argument",
    { argument: "options" },
  ],
  ["a throwing getter", () => parse(board, 3, getter("goal")), "bad-option", { option: "goal" }],
  ["a throwing blank", () => parse(board, 3, getter("blank")), "bad-option", { option: "blank" }],
  ["a revoked goal", () => parse(board, 3, { goal: revoked }), "bad-option", { option: "goal" }],
  ["a throwing goal", () => parse(board, 3, { goal: throwingList }), "bad-option", {}],
  ["a throwing group", () => parse(board, 3, { same: [throwingList] }), "bad-option", {}],
  [
    "a throwing search",
    () => new Search(board, 3, "bfs", getter("maxNodes")),
    "bad-option",
    { option: "maxNodes" },
  ],
  [
    "a throwing slice",
    () => call((nodes) => new Search(board, 3, "bfs").advance(nodes), throwing),
    "bad-argument",
    { argument: "nodes" },
  ],
  ["throwing moves", () => writeMoves(board, 3, throwingList), "bad-argument", {}],
  ["a throwing move", () => call(writeMoves, board, 3, [throwing]), "bad-argument", {}],
  ["no move", () => call(writeMoves, board, 3, [null]), "bad-argument", { argument: "moves" }],
  [
    "a goal that asks for itself without end",
    () => {
      const options = Object.defineProperty({}, "goal", {
        enumerable: true,
        get: () => parse(board, 3, options).board,
      });
      return parse(board, 3, options);
    },
    "bad-option",
    { option: "goal" },
  ],
  // Values that are no options.
  ["a function", () => call(parse, board, 3, thrower), "bad-argument", { argument: "options" }],
  ["a symbol", () => call(parse, board, 3, Symbol("options")), "bad-argument", {}],
  ["bytes", () => call(parse, board, 3, new Uint8Array(1e9)), "bad-argument", {}],
  ["a boxed text", () => call(parse, board, 3, Object(long)), "bad-argument", {}],
  ["moves as options", () => call(parse, board, 3, [{ from: 1, to: 2 }]), "bad-argument", {}],
  ["bytes as goals", () => call(parse, board, 3, { goal: new Uint8Array(9) }), "bad-option", {}],
  // Values without measure.
  [
    "a long board",
    () => parse(long, 3),
    "text-too-long",
    { text: "board", goal: null, found: long.length, expected: 100_352 },
  ],
  [
    "a long goal",
    () => parse(board, 3, { goal: [board, long] }),
    "text-too-long",
    { text: "goal", goal: 1, found: long.length, expected: 100_352 },
  ],
  ["a long method", () => call(solve, board, 3, long), "unknown-algorithm", { found: echo(long) }],
  ["a long option", () => call(parse, board, 3, { [long]: 1 }), "unknown-option", {}],
  [
    "a longish option",
    () => call(parse, board, 3, { [long.slice(0, 1e6)]: 1 }),
    "unknown-option",
    { option: echo(long) },
  ],
  ["a long blank", () => parse(board, 3, { blank: long }), "bad-option", { option: "blank" }],
  [
    "a long metric",
    () => call(solve, board, 3, "bfs", { metric: long }),
    "bad-option",
    { option: "metric" },
  ],
  [
    "a long direction",
    () => call(step, board, 3, 1, { direction: long }),
    "bad-option",
    { option: "direction" },
  ],
  ["a long cell", () => call(step, board, 3, long), "cell-out-of-range", { found: echo(long) }],
  ["a long group", () => parse(board, 3, { same: [long] }), "bad-option", { option: "same" }],
  ["a long symbol", () => parse(board, 3, { same: [[long]] }), "bad-option", { option: "same" }],
  ["long moves", () => readMoves(board, 3, long), "bad-argument", { argument: "text" }],
  [
    "a long move",
    () => readMoves(board, 3, "1".repeat(1e6)),
    "bad-moves",
    { at: 0, found: "1".repeat(64) },
  ],
  ["many goals", () => parse(board, 3, { goal: wide }), "bad-option", { option: "goal" }],
  ["1001 goals", () => parse(board, 3, { goal: texts(1001) }), "bad-option", { option: "goal" }],
  [
    "goals of much text",
    () => parse(board, 3, { goal: new Array(1000).fill(" ".repeat(100_000)) }),
    "bad-option",
    { option: "goal" },
  ],
  ["many groups", () => parse(board, 3, { same: wide }), "bad-option", { option: "same" }],
  ["1025 groups", () => parse(board, 3, { same: lists }), "bad-option", { option: "same" }],
  ["a wide group", () => parse(board, 3, { same: [wide] }), "bad-option", { option: "same" }],
  [
    "groups of much",
    () => parse(board, 3, { same: new Array(1024).fill("a".repeat(4096)) }),
    "bad-option",
    { option: "same" },
  ],
  [
    "marks without end",
    () => parse(`a${"\u0301\u0316".repeat(50_000)}*`, 0),
    "text-too-long",
    { text: "board" },
  ],
  [
    "many marks",
    () => parse(`1 2/e\u0301 a${"\u0301\u0316".repeat(20_000)}/* 3`, 0),
    "symbol-too-long",
    { row: 2, column: 2, span: [7, 40_008] },
  ],
  ["many moves", () => writeMoves(board, 3, wide), "bad-argument", { argument: "moves" }],
];

for (const [name, act, code, details] of table) {
  test(`${name}: ${code}`, () => {
    const begun = performance.now();
    assert.throws(act, (/** @type {TaisouError} */ error) => {
      assert(error instanceof Error);
      assert.equal(error.code, code, error.message);
      assert(error.message.length < 1000);
      for (const [key, value] of Object.entries(details)) {
        const given = /** @type {Record<string, unknown>} */ (error.details)[key];
        assert.deepEqual(given, value, `${key} of ${JSON.stringify(error.details)}`);
      }
      assert.deepEqual(structuredClone(error.details), error.details);
      return true;
    });
    assert(performance.now() - begun < 1000, `took ${performance.now() - begun} ms`);
  });
}

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

test("what is no table by its beginning is not copied", () => {
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

test("options of whatever making are options", () => {
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

test("a search that was freed says so", () => {
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

test("a search is of its class", () => {
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

/**
 * Calls a function with arguments that its types forbid.
 * @param {(...args: any[]) => unknown} target
 * @param {unknown[]} args
 */
function call(target, ...args) {
  return target(...args);
}
