// Everything that can be passed wrongly, with the error it must give.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import init, {
  algorithms,
  compose,
  methods,
  parse,
  readMoves,
  Search,
  scramble,
  solvable,
  solve,
  step,
  survey,
  TaisouError,
  writeMoves,
} from "../../pkg/index.js";

before(() => init());

/**
 * What is called, the code, and the details that must be among those given.
 * @type {[string, () => unknown, string, Record<string, unknown>][]}
 */
const table = [
  // Arguments of the wrong type.
  ["no board", () => call(solve), "bad-argument", { argument: "board", expected: "string" }],
  ["a board of numbers", () => call(parse, [1, 2], 2), "bad-argument", { argument: "board" }],
  ["a width of text", () => call(parse, "12*", "3"), "bad-width", { expected: 1024 }],
  ["a negative width", () => parse("12*", -1), "bad-width", {}],
  ["half a width", () => parse("12*", 1.5), "bad-width", {}],
  ["no number as width", () => parse("12*", Number.NaN), "bad-width", {}],
  ["an endless width", () => parse("12*", Number.POSITIVE_INFINITY), "bad-width", {}],
  ["a huge width", () => parse("12*", 1e9), "bad-width", {}],
  [
    "options for the algorithm",
    () => call(solve, "12*", 3, { goal: "12*" }),
    "bad-argument",
    { argument: "algorithm", expected: "string" },
  ],
  [
    "an unknown algorithm",
    () => call(solve, "12*", 3, "dijkstra"),
    "unknown-algorithm",
    {
      found: "dijkstra",
      expected: [
        ...["auto", "bfs", "bidirectional", "iddfs", "astar", "ida-manhattan"],
        ...[
          "ida-linear-conflict",
          "ida-inversion",
          "ida-walking",
          "ida-pattern",
          "human",
          "anytime",
        ],
      ],
    },
  ],
  ["options of text", () => call(parse, "12*", 3, "goal"), "bad-argument", { argument: "options" }],
  ["a list of options", () => call(parse, "12*", 3, []), "bad-argument", { argument: "options" }],
  [
    "a misspelt option",
    () => call(parse, "12*", 3, { gaol: "12*" }),
    "unknown-option",
    { option: "gaol", expected: ["goal", "blank", "same", "blocks", "axis", "gates"] },
  ],
  [
    "a goal of numbers",
    () => call(parse, "12*", 3, { goal: 12 }),
    "bad-option",
    { option: "goal" },
  ],
  [
    "a blank of two tokens",
    () => parse("12*", 3, { blank: "a b" }),
    "bad-option",
    { option: "blank" },
  ],
  ["a wall as blank", () => parse("12*", 3, { blank: "#" }), "bad-option", { option: "blank" }],
  ["same as text", () => call(parse, "12*", 3, { same: "12" }), "bad-option", { option: "same" }],
  [
    "a symbol in two groups",
    () => parse("12*", 3, { same: ["12", "21"] }),
    "bad-option",
    { option: "same" },
  ],
  [
    "an unknown metric",
    () => call(solve, "12*", 3, "bfs", { metric: "hop" }),
    "bad-option",
    { option: "metric" },
  ],
  ["no nodes", () => solve("12*", 3, "bfs", { maxNodes: 0 }), "bad-option", { option: "maxNodes" }],
  [
    "half a node",
    () => solve("12*", 3, "bfs", { maxNodes: 0.5 }),
    "bad-option",
    { option: "maxNodes" },
  ],
  [
    "negative bytes",
    () => solve("12*", 3, "bfs", { maxBytes: -1 }),
    "bad-option",
    { option: "maxBytes" },
  ],
  [
    "boards as text",
    () => call(solve, "12*", 3, "bfs", { boards: "yes" }),
    "bad-option",
    { option: "boards" },
  ],
  [
    "a diagonal",
    () => call(step, "12*", 3, 1, { direction: "NE" }),
    "bad-option",
    { option: "direction" },
  ],
  ["a cell past the end", () => step("12*", 3, 3), "cell-out-of-range", { found: 3, expected: 3 }],
  ["a negative cell", () => step("12*", 3, -1), "cell-out-of-range", { found: -1, expected: 3 }],
  ["half a cell", () => step("12*", 3, 0.5), "cell-out-of-range", { found: 0.5, expected: 3 }],
  [
    "a cell of text",
    () => call(step, "12*", 3, "1"),
    "cell-out-of-range",
    { found: "1", expected: 3 },
  ],
  ["no cell", () => call(step, "12*", 3), "cell-out-of-range", { found: null, expected: 3 }],
  ["a seed of text", () => call(scramble, "12*", 3, "x"), "bad-argument", { argument: "seed" }],
  ["an inexact seed", () => scramble("12*", 3, 2 ** 53), "bad-argument", { argument: "seed" }],
  [
    "a slice of nothing",
    () => new Search("12*", 3, "bfs").advance(0),
    "bad-argument",
    { argument: "nodes" },
  ],
  [
    "a slice of no time",
    () => new Search("12*", 3, "bfs").advance(1, 0),
    "bad-argument",
    { argument: "millis" },
  ],
  ["moves of text", () => call(writeMoves, "12*", 3, "L"), "bad-argument", { argument: "moves" }],
  ["a move that is none", () => writeMoves("12*", 3, [{ from: 0, to: 2 }]), "bad-moves", { at: 0 }],
  [
    "a move off the board",
    () => writeMoves("12*", 3, [{ from: 9, to: 8 }]),
    "bad-moves",
    { at: 0 },
  ],
  ["a move text that is none", () => readMoves("12*", 3, "Q"), "bad-moves", { at: 0, found: "Q" }],
  // Boards that are none.
  ["nothing", () => parse("", 3), "empty-board", { text: "board", goal: null }],
  [
    "an empty goal",
    () => parse("12*", 3, { goal: [" "] }),
    "empty-board",
    { text: "goal", goal: 0 },
  ],
  ["a text too long", () => parse("あ".repeat(40_000), 0), "text-too-long", { expected: 100_352 }],
  [
    "too many cells",
    () => parse("1".repeat(1025), 0),
    "too-many-cells",
    { found: 1025, expected: 1024 },
  ],
  [
    "uneven rows",
    () => parse("123/45", 0),
    "uneven-rows",
    { text: "board", row: 2, column: 3, found: 2, expected: 3, span: [6, 6] },
  ],
  [
    "a width that disagrees",
    () => parse("123/45*", 2),
    "width-mismatch",
    { row: 1, column: 3, found: 3, expected: 2, span: [2, 3] },
  ],
  [
    "a width that does not divide",
    () => parse("1234*", 3),
    "width-mismatch",
    { row: 2, column: 3, found: 2, expected: 3 },
  ],
  [
    "a mark alone",
    () => parse("1 \u3099 *", 3),
    "bad-symbol",
    { row: 1, column: 2, found: "\u3099" },
  ],
  [
    "half of a surrogate pair, which is read as U+FFFD",
    () => parse("1\ud800*", 3),
    "bad-symbol",
    { row: 1, column: 2, found: "\ufffd" },
  ],
  [
    "a symbol too long",
    () => parse(`${"a".repeat(33)} *`, 2),
    "symbol-too-long",
    { row: 1, column: 1, found: 33, expected: 32 },
  ],
  ["any-cell in a start", () => parse("1?*", 3), "any-cell-in-start", { row: 1, column: 2 }],
  ["no blank", () => parse("123", 3), "no-blank", { expected: ["*", "＊", "_", "＿"] }],
  ["no chosen blank", () => parse("12*", 3, { blank: "x" }), "no-blank", { expected: ["x"] }],
  [
    "a goal of another size",
    () => parse("12/3*", 0, { goal: "123*" }),
    "goal-mismatch",
    { kind: "size", found: "4 x 1", expected: "2 x 2" },
  ],
  [
    "a goal with another wall",
    () => parse("12/3*", 0, { goal: ["12/3*", "12/#*"] }),
    "goal-mismatch",
    { kind: "wall", goal: 1, row: 2, column: 1, span: [3, 4] },
  ],
  [
    "a goal with another symbol",
    () => parse("12/3*", 0, { goal: "12/4*" }),
    "goal-mismatch",
    { kind: "symbol", symbol: "4", found: 1, expected: 0, row: 2, column: 1, span: [3, 4] },
  ],
  [
    "a goal with more blanks",
    () => parse("12/3*", 0, { goal: "1*/3*" }),
    "goal-mismatch",
    { kind: "symbol", symbol: null, found: 2, expected: 1 },
  ],
  // Limits known before the search.
  [
    "a goal that stands for too much",
    () =>
      solve("123*56749AB8DEFC", 4, "bidirectional", {
        goal: ["?????????ABCDEF*", "123456789???????"],
        maxBytes: 1e6,
      }),
    "too-large",
    { expected: 1e6 },
  ],
];

for (const [name, act, code, details] of table) {
  test(`${name}: ${code}`, () => {
    assert.throws(act, (/** @type {TaisouError} */ error) => {
      assert(error instanceof TaisouError);
      assert.equal(error.name, "TaisouError");
      assert.equal(error.code, code, error.message);
      assert.notEqual(error.message, "");
      for (const [key, value] of Object.entries(details)) {
        const given = /** @type {Record<string, unknown>} */ (error.details)[key];
        assert.deepEqual(given, value, `${key} of ${JSON.stringify(error.details)}`);
      }
      assert.deepEqual(structuredClone(error.details), error.details);
      return true;
    });
  });
}

/** What is thrown, with a text whose faulty part stands in brackets. @type {[string, (text: string) => unknown][]} */
const marked = [
  ["か\u3099き\u3099/*[?]", (text) => parse(text, 0)],
  ["か\u3099き\u3099/*か\u3099[は\u309a]", (text) => parse(text, 2)],
  ["ｶﾞｷﾞ/*[?]", (text) => parse(text, 0)],
  ["👨‍👩‍👧か\u3099*[?]", (text) => parse(text, 4)],
  ["か\u3099 か\u3099\r\n* [?]", (text) => parse(text, 0)],
  ["か\u3099き/[\u0301\u0323]*", (text) => parse(text, 0)],
  [" 123\r\n45[]\r\n67*\r\n", (text) => parse(text, 0)],
  ["😀か\u3099[?]", (text) => solve(text, 0, "auto")],
  ["1か\u3099[\ud800]*", (text) => solve(text, 0, "auto")],
  ["か\u3099[く]/*え", (goal) => parse("か\u3099え/き*", 0, { goal: ["?か\u3099/??", goal] })],
  ["か\u3099[#]/*え", (goal) => solvable("か\u3099え/き*", 0, { goal })],
  ["??[?]/???", (gates) => parse("1A/*A", 0, { blocks: "A", goal: "??/*?", gates })],
  ["か\u30991/2[]", (spell) => compose("か1/2*", 0, { spell })],
  ["か\u3099 1/*[]", (goal) => survey(goal, 0)],
  ["12/3[?]", (start) => survey("12/3*", 0, { start })],
  ["R,　[U]", (text) => readMoves("12/3*", 2, text)],
  ["R[か]\u3099", (text) => readMoves("12/3*", 2, text)],
  ["blank:L [11か]", (text) => readMoves("12/3*", 2, text)],
];

for (const [text, act] of marked) {
  test(`the part at fault is marked: ${JSON.stringify(text)}`, () => {
    const [before = "", part = "", after = ""] = text.split(/[[\]]/);
    assert.throws(
      () => act(before + part + after),
      (/** @type {TaisouError} */ { details }) => {
        assert("span" in details && details.span, JSON.stringify(details));
        assert.deepEqual(details.span, [before.length, before.length + part.length]);
        return true;
      },
    );
  });
}

test("which methods take a board is said beforehand, and solve says the same", () => {
  /** @type {[string, number, import("../../pkg/index.js").BoardOptions, string[]][]} */
  const boards = [
    ["123/456/78*", 0, {}, []],
    ["123/456/87*", 0, {}, []],
    ["12*3", 4, {}, ["needs-rectangle", "needs-tiles"]],
    [
      "12*/3#4/5**/6#7",
      0,
      { goal: "21*/3#4/5**/6#7" },
      ["needs-rectangle", "may-not-end", "needs-tiles"],
    ],
    [
      "ABBC/ABBC/DEEF/DGHF/I**J",
      0,
      { goal: "????/????/????/?BB?/?BB?", blocks: "all" },
      ["needs-tiles", "open-goals", "block-metric"],
    ],
    ["AA*/AA*", 0, { goal: "?AA/?AA", blocks: "A" }, ["needs-tiles", "block-metric"]],
    ["AA*/AA*", 0, { blocks: "A" }, ["goal", "block-metric"]],
    [`${"1".repeat(128)}*`, 0, {}, ["needs-rectangle", "fewer-cells"]],
  ];
  for (const [board, width, options, reasons] of boards) {
    const seen = new Set();
    for (const choice of methods(board, width, options)) {
      const { metric } = choice;
      const usual = /** @type {string[]} */ (
        options.blocks ? ["step", "slide", "move"] : ["step", "line"]
      );
      assert.equal(choice.usual, usual.includes(metric));
      for (const { name } of algorithms()) {
        const said = choice.takes
          ? choice.methods.find(({ algorithm }) => algorithm === name)
          : { takes: false, why: choice.why };
        assert(said);
        const refused = refusal(() =>
          new Search(board, width, name, { ...options, metric }).free(),
        );
        assert.deepEqual(
          said.takes ? null : "use" in said ? [said.why, said.use] : [said.why],
          refused,
        );
        if (!said.takes && "why" in said) seen.add(said.why);
      }
    }
    if (reasons.length > 0) assert.deepEqual([...seen].sort(), reasons.sort(), board);
  }
});

/** Why an action is refused, and what to do instead; `null` if it is not. @param {() => unknown} act */
function refusal(act) {
  try {
    act();
    return null;
  } catch (error) {
    const { code, details } = /** @type {TaisouError} */ (error);
    return code === "unsupported"
      ? [details.why, details.use]
      : code === "bad-option"
        ? [details.expected]
        : code;
  }
}

/**
 * Calls a function with arguments that its types forbid.
 * @param {(...args: any[]) => unknown} target
 * @param {unknown[]} args
 */
function call(target, ...args) {
  return target(...args);
}
