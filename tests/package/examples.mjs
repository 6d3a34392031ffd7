// Values of all types that the package returns, and errors of all kinds that it throws.

import init, * as taisou from "../../pkg/index.js";
import { ERROR_CASES } from "./error-cases.mjs";

/** @typedef {{ code: string, details: unknown }} Thrown */

const KLOTSKI = "ABBC/ABBC/DEEF/DGHF/I**J";
/** @type {import("../../pkg/index.js").BoardOptions} */
const KLOTSKI_RULES = { goal: "????/????/????/?BB?/?BB?", blocks: "all" };
const FAR = "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *";

/** The values by the names of their types, and the errors. Must run before the module is loaded. */
export async function examples() {
  const before = thrown([() => taisou.version()]);
  await init();
  const cases = Object.values(ERROR_CASES).flatMap((rows) => rows.map(([, act]) => act));
  return { values: values(), errors: [...before, ...thrown([...cases, ...failures()])] };
}

function values() {
  const { solve, parse } = taisou;
  const limit = { maxNodes: 100_000 };
  const solutions = [
    ...taisou.algorithms().map(({ name }) => solve("123/4*6/758", 3, name)),
    // All reasons of `auto`.
    solve("867/254/3*1", 3, "auto"),
    solve("123456789ABCDEF*", 4, "auto", { goal: "123456789AFBDEC*" }),
    solve(KLOTSKI, 0, "auto", { ...KLOTSKI_RULES, ...limit }),
    solve("FEDCBA987654312*", 4, "auto", { goal: "123456789ABCDEF*", ...limit }),
    solve(FAR, 5, "auto", limit),
    solve("12*/3#4/5**/6#7", 0, "auto", { goal: "21*/3#4/5**/6#7" }),
    ...exact(),
    // All metrics, and stages.
    solve("*12", 3, "auto", { goal: "12*", metric: "line" }),
    solve("*1*/2**", 0, "auto", { goal: "1**/**2", metric: "slide" }),
    solve("*1*/2**", 0, "auto", { goal: "1**/**2", metric: "move" }),
    solve("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *", 4, "human"),
    solve(taisou.scramble(`${FAR.replaceAll("/", " ")}`, 5, 1), 5, "human"),
    solve("a b c d e f g h i/j k l m n o p q *", 9, "human", {
      goal: "b a c d e f g h i/j k l m n o q p *",
    }),
    // All reasons for no solution.
    solve("123/456/87*", 3, "auto"),
    solve("12*/###/345", 3, "auto", { goal: "12*/###/354" }),
    solve("--no/OfF_", 0, "bfs", { goal: "--on/OfF_", blocks: "-" }),
    solve("--no/OfF_", 0, "bidirectional", { goal: "--on/OfF_", blocks: "-" }),
    // The goal reaches nothing, and the memory is too small to count the positions of the start.
    solve("123#A/456##/78*##", 0, "bidirectional", {
      goal: "123#*/456##/78A##",
      blocks: "A",
      maxBytes: 300_000,
    }),
    // Limits.
    solve(FAR, 5, "bfs", { maxNodes: 1000 }),
    solve(FAR, 5, "bfs", { maxBytes: 100_000 }),
  ];
  taisou.clearTables();
  const search = new taisou.Search("FEDCBA987654312*", 4, "ida-pattern", {
    goal: "123456789ABCDEF*",
  });
  search.advance(10);
  solutions.push(search.solution());
  const wanted = taisou.wantedTables();
  const stats = [search.stats()];
  while (stats.at(-1)?.phase !== "searching") {
    search.advance(100_000);
    stats.push(search.stats());
  }
  search.free();
  const kept = taisou.listTables();
  const best = new taisou.Search(FAR, 5, "anytime");
  while (best.stats().best === null) best.advance(10_000);
  stats.push(best.stats());
  best.free();
  const goal = "123/456/78*";
  /**
   * The result of a paused task.
   * @template T
   * @param {{ result(): T, free(): void }} task
   */
  const paused = (task) => {
    const result = task.result();
    task.free();
    return result;
  };
  return {
    Solution: solutions,
    Hint: [
      taisou.hint("123/4*6/758", 3),
      taisou.hint("123/456/87*", 3),
      taisou.hint(FAR, 5, { maxNodes: 10 }),
    ],
    StepResult: [
      taisou.step("123/45*/678", 0, 3),
      taisou.step("*1*/2*3/*4*", 0, 3),
      taisou.step("***/*1*/***", 0, 4),
    ],
    Parsed: [
      parse("1 2/3 *", 0),
      parse("1#/2*", 0, { goal: "?#/2*" }),
      parse("***/*1*/***", 0),
      parse(KLOTSKI, 0, KLOTSKI_RULES),
      parse("AA*/AA*", 0, {
        goal: "?AA/?AA",
        blocks: "A",
        same: ["AB"],
        axis: "long",
        gates: "x../...",
      }),
    ],
    ReadMoves: [taisou.readMoves("12/3*", 0, "R")],
    Solvability: [
      taisou.solvable("アタマノタイソウ*", 3, { goal: "アタマノタイウソ*" }),
      taisou.solvable("123/456/87*", 3),
      taisou.solvable(KLOTSKI, 0, KLOTSKI_RULES),
    ],
    AlgorithmInfo: taisou.algorithms(),
    MetricMethods: [
      ...taisou.methods("12*3", 4),
      ...taisou.methods(KLOTSKI, 0, KLOTSKI_RULES),
      ...taisou.methods("12*/3#4/5**/6#7", 0, { goal: "21*/3#4/5**/6#7" }),
    ],
    Stats: stats,
    KeptTable: kept,
    WantedTable: wanted,
    SurveyResult: [
      taisou.survey(goal, 3),
      taisou.survey(goal, 3, { maxNodes: 1000 }),
      taisou.survey("123456789ABCDEF*", 4, { maxBytes: 1_000_000, maxNodes: 1e9 }),
      paused(new taisou.Survey(goal, 3)),
    ],
    CountResult: [
      taisou.countShortest("867/254/3*1", 3),
      taisou.countShortest("123/4*6/758", 3),
      taisou.countShortest("123/45*/###/678", 3, { goal: "132/45*/###/678" }),
      taisou.countShortest(FAR, 5, { maxNodes: 1000 }),
      taisou.countShortest(FAR, 5, { maxBytes: 1_000_000 }),
      paused(new taisou.ShortestCount(FAR, 5)),
    ],
    ComposeResult: [
      taisou.compose(goal, 3, { depth: 5 }),
      taisou.compose(goal, 3, { depth: 20, maxNodes: 100 }),
      paused(new taisou.Composer(goal, 3)),
      taisou.compose("123456789ABCDEF*", 4, { maxBytes: 1_000_000, maxNodes: 1e9 }),
      taisou.compose("1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 *", 5, {
        spell: "24 23 22 21 20/? ? ? ? ?/? ? ? ? ?/? ? ? ? ?/? ? ? ? ?",
      }),
    ],
    StateGraphResult: [
      taisou.stateGraph("1*", 0),
      taisou.stateGraph(goal, 3, { form: "csv", maxNodes: 100 }),
      taisou.stateGraph("1*", 0, { maxBytes: 1000 }),
      paused(new taisou.StateGraph(goal, 3)),
    ],
    GenerateResult: [
      taisou.generate({ kind: "rush", moves: 9 }),
      taisou.generate({ kind: "rush", moves: 200 }, { maxLayouts: 9 }),
      taisou.generate({ kind: "klotski" }, { maxBytes: 9 }),
      taisou.generate({ kind: "klotski", pieces: 8, moves: 200 }),
      paused(new taisou.Generator({ kind: "rush" })),
    ],
    EnumerateResult: [
      taisou.enumerate({ kind: "rush", slice: 5, slices: 7776 }),
      taisou.enumerate({ kind: "rush", slice: 5, slices: 7776 }, { maxBytes: 9 }),
      paused(new taisou.Enumerator({ kind: "rush" })),
      taisou.enumerate({ kind: "klotski", blanks: 1, frame: "***/***/***" }),
      taisou.enumerate({ kind: "klotski" }, { maxBytes: 9 }),
      paused(new taisou.Enumerator({ kind: "klotski" })),
    ],
  };
}

/** Searches until one table has every distance. */
function* exact() {
  for (let round = 0; round < 60; round++) {
    const solution = taisou.solve("867/254/3*1", 3, "auto");
    if (solution.why === "exact") {
      yield solution;
      return;
    }
  }
}

/** @returns {(() => unknown)[]} */
function failures() {
  const untyped = /** @type {unknown} */ (taisou);
  const {
    compose,
    countShortest,
    enumerate,
    generate,
    importTable,
    parse,
    readMoves,
    solve,
    survey,
  } = /** @type {Record<string, (...args: any[]) => unknown>} */ (untyped);
  const freed = new taisou.Search("12*", 3, "bfs");
  freed.free();
  const blocks = { goal: "?AA/?AA", blocks: "A" };
  const wide = `${"1".repeat(128)}*`;
  const tables = spoiltTables();
  return [
    () => freed.stats(),
    // Arguments.
    () => survey?.([], 3),
    () => readMoves?.("12*", 3, 7),
    // Options.
    () => survey?.("12*", 3, { seed: 0.5 }),
    () => parse?.("AA*", 3, { blocks: "A", gates: 7 }),
    () => parse?.("12*", 3, { blocks: 7 }),
    () => parse?.("12*", 3, { axis: "short" }),
    () => parse?.("12*", 3, { same: [["1 2"]] }),
    () => parse?.(`${"1".repeat(1023)}*`, 32, { goal: new Array(65).fill("?".repeat(1024)) }),
    () => parse?.(wide, 0, { blocks: "1" }),
    () => solve?.("AA*/AA*", 0, "auto", { blocks: "A" }),
    () => parse?.("AA*/AA*", 0, { ...blocks, gates: "x??/????" }),
    () => parse?.("1A*/1A*", 0, { goal: "?A?/?A?", blocks: "A1", gates: "x??/???" }),
    () => survey?.("1?*", 3),
    () => compose?.("AA*/AA*", 0, { blocks: "A", word: "A" }),
    () => compose?.("12*", 3, { word: "3" }),
    () => compose?.("12*", 3, { spell: "33*" }),
    () => compose?.("12*", 3, { spell: "1\u0007*" }),
    () => compose?.("AA*/AA*", 0, { blocks: "A", spell: "AA*/AA*" }),
    () => parse?.("12/3*", 0, { goal: "12/3" }),
    () => generate?.({}),
    () => generate?.({ kind: "rush", moves: 0 }),
    () => generate?.({ kind: "rush", pieces: 0 }),
    () => generate?.({ kind: "rush", frame: "**" }),
    () => generate?.({ kind: "klotski", blanks: 17 }),
    () => generate?.({ kind: "klotski", count: 1001 }),
    () => generate?.({ kind: "klotski", needless: true }),
    () => generate?.({ kind: "rush", blanks: 2 }),
    () => enumerate?.({ kind: "rush", slice: 1 }),
    // Methods and limits.
    () => solve?.("12*3", 4, "human"),
    () => solve?.("12*/3#4/5**/6#7", 0, "iddfs", { goal: "21*/3#4/5**/6#7" }),
    () => solve?.(KLOTSKI, 0, "ida-pattern", KLOTSKI_RULES),
    () => solve?.(KLOTSKI, 0, "bidirectional", KLOTSKI_RULES),
    () => countShortest?.(KLOTSKI, 0, { ...KLOTSKI_RULES, maxBytes: 1 }),
    // Tables.
    () => importTable?.("a table"),
    () => importTable?.(tables.other),
    () => importTable?.(tables.newer),
    () => importTable?.(tables.cut),
    () => importTable?.(tables.changed),
    // Moves.
    () => readMoves?.("12/**", 0, "D"),
    () => readMoves?.("12/3*", 0, "U"),
    () => readMoves?.("12/3*", 0, "7"),
    () => readMoves?.("12/3*", 0, "R0"),
    () => readMoves?.("12/3*", 0, "R99999999999999999999"),
    () => readMoves?.("12/3*", 0, "R9999999"),
  ];
}

/** A table with different kinds of damage. */
function spoiltTables() {
  taisou.solve("867/254/3*1", 3, "ida-pattern");
  const table = taisou.exportTable(taisou.listTables().at(-1)?.name ?? "") ?? new Uint8Array();
  const spoilt = (/** @type {number} */ at) =>
    table.map((byte, index) => byte ^ Number(index === at));
  return { other: spoilt(0), newer: spoilt(8), cut: table.slice(0, -1), changed: spoilt(1000) };
}

/** @param {(() => unknown)[]} acts @returns {Thrown[]} */
function thrown(acts) {
  return acts.map((act) => {
    try {
      act();
    } catch (error) {
      if (error instanceof Error && "code" in error && "details" in error)
        return { code: String(error.code), details: error.details };
      throw error;
    }
    throw new Error(`Nothing was thrown by ${act}.`);
  });
}
