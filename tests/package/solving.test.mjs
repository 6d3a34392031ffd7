// The promises of solve, step, Search and their companions, on the built package.

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
  scramble,
  solvable,
  solve,
  step,
  survey,
  writeMoves,
} from "../../pkg/index.js";

// At once, as the tests are made from what the module lists.
await init();

const park = (/** @type {number} */ width, /** @type {number} */ height) => ({
  board: `車${"口".repeat(width * height - 2)}*`,
  goal: `${"?".repeat(width * height - 1)}車`,
});

/** Start, width, goal, shortest in steps. @type {[string, number, string, number | null][]} */
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

/** The longest solution that a method finds in the time of a test. @param {string} name */
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

test("a person's way is told in stages", () => {
  const solution = solve("15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *", 4, "human");
  assert.equal(solution.status, "solved");
  assert.equal(solution.optimal, false);
  const { stages, moves } = solution;
  assert.equal(stages[0]?.first, 0);
  assert.equal(stages[stages.length - 1]?.name, "rest");
  assert(stages.length === 3 && stages.every(({ first }) => first < moves.length));
  assert(stages.slice(0, -1).every((stage) => stage.name !== "rest" && stage.number <= 2));
});

test("a person's way is found on large boards", () => {
  /** @type {[number, number][]} */
  const sizes = [
    [7, 7],
    [17, 16],
    [2, 300],
    [32, 32],
  ];
  for (const [width, height] of sizes) {
    const board = Array.from({ length: width * height - 1 }, (_, cell) => cell + 1).join(" ");
    const goal = `${board} *`;
    const start = scramble(goal, width, 1);
    const { status, moves } = solve(start, width, "human", { goal });
    assert.equal(status, "solved");
    const end = readMoves(start, width, writeMoves(start, width, moves)).board;
    assert(parse(end, width, { goal }).solved);
  }
});

test("what keeps its states says how many there are, where only a search can tell", () => {
  // Two blanks in a corridor with side rooms.
  const solution = solve("12*/3#4/5**/6#7", 0, "bfs", {
    goal: "21*/3#4/5**/6#8".replace("8", "7"),
  });
  assert.notEqual(solution.status, "stopped");
  if (solution.reason !== null && "positions" in solution.reason) {
    assert(solution.reason.positions > 0 && solution.reason.closest !== null);
  }
});

test("solvable tells beforehand, and which look-alike goes where", () => {
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

test("a solved board needs no moves", () => {
  const solution = solve("12/3*", 0, "auto");
  assert.equal(solution.status, "solved");
  assert.equal(solution.length, 0);
  assert.equal(solution.optimal, true);
});

test("in lines a turn may hold several steps", () => {
  const solution = solve("*12", 3, "auto", { goal: "12*", metric: "line" });
  assert.equal(solution.length, 1);
  assert.deepEqual(solution.moves, [
    { symbol: "1", from: 1, to: 0, turn: 0 },
    { symbol: "2", from: 2, to: 1, turn: 0 },
  ]);
  assert.deepEqual(solution.boards, ["1*2", "12*"]);
});

test("boards can be left out and asked for", () => {
  assert.deepEqual(solve("1*2", 3, "bfs", { boards: false }).boards, []);
  const large = park(32, 32);
  const short = { goal: `?車${"?".repeat(1022)}` };
  const solution = solve(large.board, 32, "bfs", { ...short, boards: true });
  assert.equal(solution.boards.length, solution.moves.length);
});

test("a limit stops a search and says which", () => {
  const board = scramble("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 *", 4, 1);
  const nodes = solve(board, 4, "bfs", { maxNodes: 1000 });
  assert.equal(nodes.status, "stopped");
  assert.deepEqual(nodes.reason, { limit: "maxNodes" });
  assert(nodes.bound !== null && nodes.bound > 0);
  assert(nodes.nodes < 1100);
  const bytes = solve(board, 4, "bidirectional", { maxBytes: 1_000_000 });
  assert.deepEqual(bytes.reason, { limit: "maxBytes" });
  assert.equal(bytes.optimal, false);
});

test("cells that no blank can reach decide before any search", () => {
  const solution = solve("12*/###/345", 3, "auto", { goal: "12*/###/354" });
  assert.equal(solution.status, "unsolvable");
  assert.deepEqual(solution.reason, { argument: "graph", cells: [7, 8], goal: 0 });
});

test("a search that ended by its nodes goes on without a limit", () => {
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

test("a hard 15-puzzle has an answer that can be played before it is proven", () => {
  const goal = "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
  const board = "15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 *";
  const search = new Search(board, 4, "auto", { goal });
  let work = 0;
  // Building small tables is three million of them, and steps back count too.
  for (; search.stats().best === null && work < 8_000_000; work += 20_000) search.advance(20_000);
  const { status, reason, moves, length, optimal, bound } = search.solution();
  assert.deepEqual([status, reason], ["stopped", { limit: "budget" }]);
  assert(length !== null && bound !== null && bound < length && !optimal);
  const text = writeMoves(board, 4, moves, { goal });
  assert.equal(readMoves(board, 4, text, { goal }).board, goal);
  search.free();
});

test("a search in slices can be looked at, cancelled and freed", () => {
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

test("a slice ends after its nodes where time is left", () => {
  const goal = "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
  const search = new Search("14 13 15 7/11 12 9 5/6 * 2 1/4 8 10 3", 4, "astar", { goal });
  assert.equal(search.advance(1000, 60_000), "paused");
  assert(search.stats().nodes < 10_000);
  search.free();
});

test("a board may be as wide as it may be large", () => {
  const row = `${"1 ".repeat(1023)}*`;
  assert.equal(parse(row, 1024).width, 1024);
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

test("parse says what lies where and what can move", () => {
  const parsed = parse("1 2\n10 *", 2, { goal: ["? ?/? 1"] });
  assert.equal(parsed.board, "1 2/10 *");
  assert.equal(parsed.solved, false);
  assert.deepEqual(parsed.cells[1], { kind: "tile", symbol: "2", ways: ["down"] });
  assert.deepEqual(parsed.cells[3], { kind: "blank", symbol: "*", ways: [] });
  assert.equal(parsed.goals[0]?.cells[0]?.kind, "any");
  assert.equal(parse("32/1*", 0).goals[0]?.board, "12/3*");
});

test("a scramble is the same for the same seed", () => {
  assert.equal(scramble("12345678*", 3, 5), scramble("12345678*", 3, 5));
  assert.notEqual(scramble("12345678*", 3, 5), scramble("12345678*", 3, 6));
});

test("hints at the next move, along which the goal comes nearer one by one", () => {
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

test("without a method it is `auto`, for solve and for Search", () => {
  const [board, width, goal] = ["867/254/3*1", 3, "123/456/78*"];
  const expected = solve(board, width, "auto", { goal });
  assert.deepEqual(solve(board, width, undefined, { goal }), expected);
  assert.deepEqual(solve(board, width), expected);
  const search = new Search(board, width, undefined, { goal });
  while (search.advance(10_000) === "paused");
  assert.deepEqual(search.solution(), expected);
  search.free();
});

test("a solution has its moves as text, as writeMoves writes them", () => {
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

test("every answer goes through JSON unchanged", () => {
  const board = "867/254/3*1";
  const count = countShortest(board, 3);
  assert.equal(count.count, "40");
  assert.equal(countShortest("123/456/87*", 3).count, null);
  const goal = "123/456/78*";
  const composed = compose(goal, 3, { depth: 20 });
  for (const answer of [solve(board, 3), hint(board, 3), survey(goal, 3), count, composed])
    assert.deepEqual(JSON.parse(JSON.stringify(answer)), answer);
});
