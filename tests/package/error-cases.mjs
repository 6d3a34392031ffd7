// Invalid arguments by the code of their error. types.test.mjs compares the errors with their declarations, too.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parse,
  readMoves,
  Search,
  scramble,
  solve,
  step,
  TaisouError,
  writeMoves,
} from "../../pkg/index.js";

/**
 * Name, call, and some of the details; a text is the name of the argument or option.
 * @typedef {[string, () => unknown, (string | Record<string, unknown>)?]} ErrorCase
 */

const ALGORITHMS = [
  ..."auto bfs bidirectional iddfs astar ida-manhattan".split(" "),
  ..."ida-linear-conflict ida-inversion ida-walking ida-pattern human anytime".split(" "),
];

/** @type {Readonly<Record<string, readonly ErrorCase[]>>} */
export const ERROR_CASES = {
  "bad-argument": [
    ["no board", () => call(solve), { argument: "board", expected: "string" }],
    ["a board of numbers", () => call(parse, [1, 2], 2), "board"],
    [
      "options for the algorithm",
      () => call(solve, "12*", 3, { goal: "12*" }),
      { argument: "algorithm", expected: "string" },
    ],
    ["options of text", () => call(parse, "12*", 3, "goal"), "options"],
    ["a list of options", () => call(parse, "12*", 3, []), "options"],
    ["a seed of text", () => call(scramble, "12*", 3, "x"), "seed"],
    ["an inexact seed", () => scramble("12*", 3, 2 ** 53), "seed"],
    ["a slice of nothing", () => new Search("12*", 3, "bfs").advance(0), "nodes"],
    ["a slice of no time", () => new Search("12*", 3, "bfs").advance(1, 0), "millis"],
    ["moves of text", () => call(writeMoves, "12*", 3, "L"), "moves"],
  ],
  "bad-width": [
    ["a width of text", () => call(parse, "12*", "3"), { expected: 1024 }],
    ["a negative width", () => parse("12*", -1)],
    ["half a width", () => parse("12*", 1.5)],
    ["no number as width", () => parse("12*", Number.NaN)],
    ["an endless width", () => parse("12*", Number.POSITIVE_INFINITY)],
    ["a huge width", () => parse("12*", 1e9)],
  ],
  "unknown-algorithm": [
    [
      "an unknown algorithm",
      () => call(solve, "12*", 3, "dijkstra"),
      { found: "dijkstra", expected: ALGORITHMS },
    ],
  ],
  "unknown-option": [
    [
      "a misspelt option",
      () => call(parse, "12*", 3, { gaol: "12*" }),
      { option: "gaol", expected: ["goal", "blank", "same", "blocks", "axis", "gates"] },
    ],
  ],
  "bad-option": [
    ["a goal of numbers", () => call(parse, "12*", 3, { goal: 12 }), "goal"],
    ["a blank of two tokens", () => parse("12*", 3, { blank: "a b" }), "blank"],
    ["a wall as blank", () => parse("12*", 3, { blank: "#" }), "blank"],
    ["same as text", () => call(parse, "12*", 3, { same: "12" }), "same"],
    ["a symbol in two groups", () => parse("12*", 3, { same: ["12", "21"] }), "same"],
    ["an unknown metric", () => call(solve, "12*", 3, "bfs", { metric: "hop" }), "metric"],
    ["no nodes", () => solve("12*", 3, "bfs", { maxNodes: 0 }), "maxNodes"],
    ["half a node", () => solve("12*", 3, "bfs", { maxNodes: 0.5 }), "maxNodes"],
    ["negative bytes", () => solve("12*", 3, "bfs", { maxBytes: -1 }), "maxBytes"],
    ["boards as text", () => call(solve, "12*", 3, "bfs", { boards: "yes" }), "boards"],
    ["a diagonal", () => call(step, "12*", 3, 1, { direction: "NE" }), "direction"],
  ],
  "cell-out-of-range": [
    ["a cell past the end", () => step("12*", 3, 3), { found: 3, expected: 3 }],
    ["a negative cell", () => step("12*", 3, -1), { found: -1, expected: 3 }],
    ["half a cell", () => step("12*", 3, 0.5), { found: 0.5, expected: 3 }],
    ["a cell of text", () => call(step, "12*", 3, "1"), { found: "1", expected: 3 }],
    ["no cell", () => call(step, "12*", 3), { found: null, expected: 3 }],
  ],
  "bad-moves": [
    ["a move that is none", () => writeMoves("12*", 3, [{ from: 0, to: 2 }]), { at: 0 }],
    ["a move off the board", () => writeMoves("12*", 3, [{ from: 9, to: 8 }]), { at: 0 }],
    ["a move text that is none", () => readMoves("12*", 3, "Q"), { at: 0, found: "Q" }],
  ],
  "empty-board": [
    ["nothing", () => parse("", 3), { text: "board", goal: null }],
    ["an empty goal", () => parse("12*", 3, { goal: [" "] }), { text: "goal", goal: 0 }],
  ],
  "text-too-long": [
    ["a text too long", () => parse("あ".repeat(40_000), 0), { expected: 100_352 }],
  ],
  "too-many-cells": [
    ["too many cells", () => parse("1".repeat(1025), 0), { found: 1025, expected: 1024 }],
  ],
  "uneven-rows": [
    [
      "uneven rows",
      () => parse("123/45", 0),
      { text: "board", row: 2, column: 3, found: 2, expected: 3, span: [6, 6] },
    ],
  ],
  "width-mismatch": [
    [
      "a width that disagrees",
      () => parse("123/45*", 2),
      { row: 1, column: 3, found: 3, expected: 2, span: [2, 3] },
    ],
    [
      "a width that does not divide",
      () => parse("1234*", 3),
      { row: 2, column: 3, found: 2, expected: 3 },
    ],
  ],
  "bad-symbol": [
    ["a mark alone", () => parse("1 \u3099 *", 3), { row: 1, column: 2, found: "\u3099" }],
    [
      "half of a surrogate pair, which is read as U+FFFD",
      () => parse("1\ud800*", 3),
      { row: 1, column: 2, found: "\ufffd" },
    ],
  ],
  "symbol-too-long": [
    [
      "a symbol too long",
      () => parse(`${"a".repeat(33)} *`, 2),
      { row: 1, column: 1, found: 33, expected: 32 },
    ],
  ],
  "any-cell-in-start": [["any-cell in a start", () => parse("1?*", 3), { row: 1, column: 2 }]],
  "no-blank": [
    ["no blank", () => parse("123", 3), { expected: ["*", "＊", "_", "＿"] }],
    ["no chosen blank", () => parse("12*", 3, { blank: "x" }), { expected: ["x"] }],
  ],
  "goal-mismatch": [
    [
      "a goal of another size",
      () => parse("12/3*", 0, { goal: "123*" }),
      { kind: "size", found: "4 x 1", expected: "2 x 2" },
    ],
    [
      "a goal with another wall",
      () => parse("12/3*", 0, { goal: ["12/3*", "12/#*"] }),
      { kind: "wall", goal: 1, row: 2, column: 1, span: [3, 4] },
    ],
    [
      "a goal with another symbol",
      () => parse("12/3*", 0, { goal: "12/4*" }),
      { kind: "symbol", symbol: "4", found: 1, expected: 0, row: 2, column: 1, span: [3, 4] },
    ],
    [
      "a goal with more blanks",
      () => parse("12/3*", 0, { goal: "1*/3*" }),
      { kind: "symbol", symbol: null, found: 2, expected: 1 },
    ],
  ],
  "too-large": [
    [
      "a goal that stands for too much",
      () =>
        solve("123*56749AB8DEFC", 4, "bidirectional", {
          goal: ["?????????ABCDEF*", "123456789???????"],
          maxBytes: 1e6,
        }),
      { expected: 1e6 },
    ],
  ],
};

/**
 * Tests that calls throw errors with these codes and details, quickly, and with short messages.
 * @param {Readonly<Record<string, readonly ErrorCase[]>>} cases
 */
export function testErrors(cases) {
  for (const [code, rows] of Object.entries(cases)) {
    for (const [name, act, details = {}] of rows) {
      test(`${name}: ${code}`, () => {
        const begun = performance.now();
        assert.throws(act, (/** @type {any} */ error) => {
          assert(error instanceof TaisouError);
          assert.equal(error.name, "TaisouError");
          assert.equal(error.code, code, error.message);
          assert(error.message.length > 0 && error.message.length < 1000);
          /** @type {Record<string, unknown>} */
          const own = error.details;
          const kind = code === "bad-argument" ? "argument" : "option";
          const expected = typeof details === "string" ? { [kind]: details } : details;
          for (const [key, value] of Object.entries(expected))
            assert.deepEqual(own[key], value, `${key} of ${JSON.stringify(own)}`);
          assert.deepEqual(structuredClone(own), own);
          return true;
        });
        assert(performance.now() - begun < 1000, `took ${performance.now() - begun} ms`);
      });
    }
  }
}

/**
 * Calls a function with arguments that its types forbid.
 * @param {(...args: any[]) => unknown} target
 * @param {unknown[]} args
 */
export function call(target, ...args) {
  return target(...args);
}
