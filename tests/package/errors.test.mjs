// Invalid arguments, and the error of each.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import init, {
  algorithms,
  compose,
  methods,
  parse,
  readMoves,
  Search,
  solvable,
  solve,
  survey,
} from "../../pkg/index.js";
import { ERROR_CASES, testErrors } from "./error-cases.mjs";

/** @typedef {import("../../pkg/index.js").TaisouError} TaisouError */

before(() => init());

testErrors(ERROR_CASES);

/** Texts with the faulty part in brackets, and calls that reject them. @type {[string, (text: string) => unknown][]} */
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
  test(`the span is the part at fault: ${JSON.stringify(text)}`, () => {
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

test("`methods` tells which methods take a board, and searches agree", () => {
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

/** The reason for a refusal, and the alternative; `null` if there is none. @param {() => unknown} act */
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
