// solve, step, Search and related functions of the built package.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import init, {
  algorithms,
  compose,
  countShortest,
  hint,
  parse,
  readMoves,
  Search,
  solvable,
  solve,
  step,
  survey,
  writeMoves,
} from "../../pkg/index.js";

// Before the tests, whose names come from the list of methods.
await init();

const park = (/** @type {number} */ width, /** @type {number} */ height) => ({
  board: `車${"口".repeat(width * height - 2)}*`,
  goal: `${"?".repeat(width * height - 1)}車`,
});

/** Start, width, goal, optimum in steps. @type {[string, number, string, number | null][]} */
const published = [
  ...readFileSync(new URL("../data/published.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(" "))
    .map(
      ([board = "", width, goal = "", length]) =>
        /** @type {[string, number, string, number | null]} */ ([
          board,
          Number(width),
          goal,
          length === "none" ? null : Number(length),
        ]),
    ),
  [park(3, 2).board, 3, park(3, 2).goal, 9],
  [park(4, 4).board, 4, park(4, 4).goal, 21],
  [park(10, 10).board, 10, park(10, 10).goal, 69],
];

/** The longest solution of a method in the time of a test. @param {string} name */
function longest(name) {
  if (name === "iddfs") return 20;
  return name.startsWith("ida-") || name === "anytime" ? 31 : Number.POSITIVE_INFINITY;
}

for (const [board, width, goal, length] of published) {
  for (const { name, optimal } of algorithms()) {
    if ((length ?? 0) > longest(name)) continue;
    test(`${board.slice(0, 16)} by ${name}: ${length ?? "no answer"}`, () => {
      const solution = solve(board, width, name, { goal });
      if (optimal || name === "auto" || length === null) {
        assert.equal(solution.length, length);
        assert.equal(solution.bound, length);
      } else {
        assert((solution.length ?? 0) >= length && (solution.bound ?? length) <= length);
      }
      assert.equal(solution.optimal, length !== null && solution.bound === solution.length);
      assert.equal(solution.status, length === null ? "unsolvable" : "solved");
      assert.equal(solution.moves.length, solution.length ?? 0);
      assert.equal(solution.boards.length, solution.length ?? 0);
      assert.equal(solution.metric, "step");
      assert.equal(solution.stages.length > 0, name === "human" && length !== null);
      if (name === "bfs") assert(solution.nodes <= 181_440);
      if (length === null) {
        assert(solution.reason !== null && "cycles" in solution.reason);
        assert.equal(solution.reason.argument, "parity");
        const [a, b] = solution.reason.swap;
        const symbols = [...board];
        [symbols[a], symbols[b]] = [symbols[b] ?? "", symbols[a] ?? ""];
        assert.equal(solve(symbols.join(""), width, "auto", { goal }).status, "solved");
      } else {
        assert.equal(solution.reason, null);
        const end = solution.boards[solution.boards.length - 1] ?? "";
        assert(parse(end, width, { goal }).solved);
        // The same moves, as text, lead to the same board.
        const text = writeMoves(board, width, solution.moves);
        assert.equal(readMoves(board, width, text).board, end);
      }
    });
  }
}

test("`human` gives stages", () => {
  const solution = solve("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *", 4, "human");
  assert.equal(solution.status, "solved");
  assert.equal(solution.optimal, false);
  const { stages, moves } = solution;
  assert.equal(stages[0]?.first, 0);
  assert.equal(stages[stages.length - 1]?.name, "rest");
  assert(stages.length === 3 && stages.every(({ first }) => first < moves.length));
  assert(stages.slice(0, -1).every((stage) => stage.name !== "rest" && stage.number <= 2));
});

test("solvable decides, and matches identical tiles", () => {
  const { solvable: yes, lookAlikes } = solvable("アタマノタイソウ*", 3, {
    goal: "アタマノタイウソ*",
  });
  assert.equal(yes, true);
  assert.deepEqual(lookAlikes, [
    { symbol: "タ", from: 1, to: 4 },
    { symbol: "タ", from: 4, to: 1 },
  ]);
  const no = solvable("1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 *", 4);
  assert.equal(no.solvable, false);
  assert.deepEqual(no.reason, {
    argument: "parity",
    cycles: [[13, 14]],
    blankColour: { start: 0, goal: 0 },
    swap: [13, 14],
    goal: 0,
  });
  assert.deepEqual(solvable("12/3*", 0, { goal: "21/3*" }).reason, {
    argument: "graph",
    cells: [0, 1],
    goal: 0,
  });
});

test("a line move may have several steps", () => {
  const solution = solve("*12", 3, "auto", { goal: "12*", metric: "line" });
  assert.equal(solution.length, 1);
  assert.deepEqual(solution.moves, [
    { symbol: "1", from: 1, to: 0, turn: 0 },
    { symbol: "2", from: 2, to: 1, turn: 0 },
  ]);
  assert.deepEqual(solution.boards, ["1*2", "12*"]);
});

test("`boards` sets whether a solution has boards", () => {
  assert.deepEqual(solve("1*2", 3, "bfs", { boards: false }).boards, []);
  const large = park(32, 32);
  const short = { goal: `?車${"?".repeat(1022)}` };
  const solution = solve(large.board, 32, "bfs", { ...short, boards: true });
  assert.equal(solution.boards.length, solution.moves.length);
});

test("a search stopped at its nodes goes on without a limit", () => {
  const search = new Search("867/254/3*1", 3, "ida-manhattan", { maxNodes: 1000 });
  assert.equal(search.goOn(), false);
  while (search.advance(10_000) === "paused");
  const { status, bound, length } = search.solution();
  assert.deepEqual([status, length], ["stopped", null]);
  assert(bound !== null && bound > 20);
  assert.equal(search.goOn(), true);
  while (search.advance(10_000) === "paused");
  assert.equal(search.solution().length, 31);
  assert.equal(search.goOn(), false);
  search.free();
});

test("a search in slices has stats, and can be cancelled and freed", () => {
  const search = new Search("867/254/3*1", 3, "bfs");
  assert.equal(search.advance(1000), "paused");
  const stats = search.stats();
  assert.equal(stats.phase, "searching");
  assert.equal(stats.best, null);
  assert(stats.nodes > 100 && stats.bytes > 0 && stats.depth > 0 && stats.bound > 0);
  assert.deepEqual(search.solution().reason, { limit: "budget" });
  while (search.advance(1e6) === "paused");
  assert.equal(search.advance(1), "solved");
  assert.equal(search.stats().best, 31);
  assert.equal(search.solution().length, 31);
  search.free();
});

test("a slice ends after its nodes before its time", () => {
  const goal = "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
  const search = new Search("14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3", 4, "astar", { goal });
  assert.equal(search.advance(1000, 60_000), "paused");
  assert(search.stats().nodes < 10_000);
  search.free();
});

test("step is one click", () => {
  const result = step("123/45*/678", 0, 3);
  assert.equal(result.board, "123/*45/678");
  assert.deepEqual(result.moves, [
    { symbol: "5", from: 4, to: 5, turn: 0 },
    { symbol: "4", from: 3, to: 4, turn: 1 },
  ]);
  assert.deepEqual(step("*1*", 3, 1), { board: "*1*", moves: [], ways: ["right", "left"] });
  assert.equal(step("*1*", 3, 1, { direction: "left" }).board, "1**");
  assert.deepEqual(step("12*", 3, 2), { board: "12*", moves: [], ways: [] });
});

test("parse gives pieces and directions of cells", () => {
  const parsed = parse("1 2\n10 *", 2, { goal: ["? ?/? 1"] });
  assert.equal(parsed.board, "1 2/10 *");
  assert.equal(parsed.solved, false);
  assert.deepEqual(parsed.cells[1], { kind: "tile", symbol: "2", ways: ["down"] });
  assert.deepEqual(parsed.cells[3], { kind: "blank", symbol: "*", ways: [] });
  assert.equal(parsed.goals[0]?.cells[0]?.kind, "any");
  assert.equal(parse("32/1*", 0).goals[0]?.board, "12/3*");
});

test("each hint is one move nearer to the goal", () => {
  let board = "867/254/3*1";
  for (let left = 31; left > 0; left--) {
    const { length, optimal, moves } = hint(board, 3);
    assert.deepEqual([length, optimal, moves.length], [left, true, 1]);
    board = step(board, 3, moves[0]?.from ?? -1).board;
  }
  assert.deepEqual(hint(board, 3), {
    status: "solved",
    length: 0,
    optimal: true,
    moves: [],
    metric: "step",
  });
  assert.equal(hint("123/456/87*", 3).status, "unsolvable");
  // A whole line is one move.
  assert.equal(hint("*12/345/678", 3, { goal: "12*/345/678", metric: "line" }).moves.length, 2);
});

test("the default method of solve and Search is `auto`", () => {
  const [board, width, goal] = ["867/254/3*1", 3, "123/456/78*"];
  const expected = solve(board, width, "auto", { goal });
  assert.deepEqual(solve(board, width, undefined, { goal }), expected);
  assert.deepEqual(solve(board, width), expected);
  const search = new Search(board, width, undefined, { goal });
  while (search.advance(10_000) === "paused");
  assert.deepEqual(search.solution(), expected);
  search.free();
});

test("the notation of a solution is that of writeMoves", () => {
  /** @type {[string, number, import("../../pkg/index.js").SolveOptions][]} */
  const boards = [
    ["867/254/3*1", 3, {}],
    ["12*/4*3/756", 3, {}],
    ["2*1/453/678", 3, { goal: "21*/453/678", metric: "slide" }],
    ["AA*/AA*", 0, { goal: "?AA/?AA", blocks: "A", metric: "move" }],
  ];
  for (const [board, width, { metric = "step", ...options }] of boards) {
    const { moves, notation } = solve(board, width, undefined, { ...options, metric });
    assert.notEqual(notation, "");
    assert.equal(notation, writeMoves(board, width, moves, options));
  }
  for (const board of ["123/456/87*", "123/456/78*"]) assert.equal(solve(board, 3).notation, "");
});

test("results survive JSON unchanged", () => {
  const board = "867/254/3*1";
  const count = countShortest(board, 3);
  assert.equal(count.count, "40");
  assert.equal(countShortest("123/456/87*", 3).count, null);
  const goal = "123/456/78*";
  const composed = compose(goal, 3, { depth: 20 });
  for (const answer of [solve(board, 3), hint(board, 3), survey(goal, 3), count, composed])
    assert.deepEqual(JSON.parse(JSON.stringify(answer)), answer);
});
