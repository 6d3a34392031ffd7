// State spaces: distributions, counts and generated boards.

import assert from "node:assert/strict";
import { before, test } from "node:test";
import init, {
  Composer,
  compose,
  countShortest,
  ShortestCount,
  StateGraph,
  Survey,
  solve,
  stateGraph,
  step,
  survey,
} from "../../pkg/index.js";

const EIGHT = "123/456/78*";
const KLOTSKI = "ABBC/ABBC/DEEF/DGHF/I__J";
const klotski = { start: KLOTSKI, blocks: "ABCDEFGHIJ" };

before(() => init());

/** @param {{ advance(nodes: number): string, free(): void }} handle */
function drive(handle) {
  let slices = 1;
  while (handle.advance(1000) === "paused") slices += 1;
  return slices;
}

test("surveys the 8-puzzle: 181,440 positions, 31, the two published boards", () => {
  const found = survey(EIGHT, 0);
  assert.deepEqual([found.status, found.positions, found.max], ["done", 181_440, 31]);
  assert.deepEqual(found.farthest.toSorted(), ["647/85*/321", "867/254/3*1"]);
  assert.equal(found.mean.toFixed(4), "21.9724");
  assert.deepEqual(
    found.samples.map((board) => solve(board, 0, "auto").length),
    [...found.counts.keys()],
  );
  assert.deepEqual(survey(EIGHT, 0).samples, found.samples);
  assert.notDeepEqual(survey(EIGHT, 0, { seed: 1 }).samples, found.samples);
});

test("a slice ends on time, and the result does not depend on the clock", () => {
  const board = "867/254/3*1";
  /** @param {() => { advance(nodes: number, millis?: number): string, result(): unknown, free(): void }} create */
  const compare = (create) => {
    const [whole, timed] = [create(), create()];
    const status = whole.advance(Number.POSITIVE_INFINITY);
    assert.notEqual(status, "paused");
    assert.equal(timed.advance(Number.POSITIVE_INFINITY, 0.1), "paused");
    let last = "paused";
    while (last === "paused") last = timed.advance(Number.POSITIVE_INFINITY, 1);
    assert.equal(last, status);
    assert.deepEqual(timed.result(), whole.result());
    for (const handle of [whole, timed]) handle.free();
  };
  compare(() => new Survey(EIGHT, 0));
  compare(() => new ShortestCount(board, 3));
  compare(() => new Composer(EIGHT, 3, { depth: 31 }));
});

test("surveys in slices, gives distances, and stops at a limit", () => {
  const handle = new Survey("アタマ/ノタイ/ソウ*", 0);
  assert(drive(handle) > 10);
  const { counts, positions } = handle.result();
  assert.equal(positions, 181_440);
  assert.equal(handle.stats().nodes, positions);
  assert.equal(handle.size(), positions);
  assert.equal(handle.distance("アタマ/ノタイ/ソウ*"), 0);
  assert.equal(handle.distance("アタマ/ノタイ/ソ*ウ"), 1);
  assert.equal(handle.distance("アタマ/ノタイ/ウウ*"), null);
  assert(counts.every((count) => count > 0));
  handle.free();
  const paused = new Survey(EIGHT, 0);
  paused.advance(100);
  assert.deepEqual([paused.result().status, paused.result().limit], ["stopped", "budget"]);
  paused.free();
  const stopped = survey(EIGHT, 0, { maxNodes: 1000 });
  assert.deepEqual([stopped.status, stopped.limit], ["stopped", "maxNodes"]);
  assert.deepEqual(stopped.counts.slice(0, 5), [1, 2, 4, 8, 16]);
});

test("surveys open goals, walls, several blanks and blocks from a start", () => {
  assert.throws(() => survey("12?/***", 0), { code: "bad-option" });
  // A ring of twelve positions, three adjacent ones of which are goals.
  assert.deepEqual(survey("1?/??", 0, { start: "12/3*" }).counts, [3, 2, 2, 2, 2, 1]);
  // Two goals, at opposite ends of that ring.
  const ends = survey(["12/3*", "*3/21"], 0, { start: "12/3*" });
  assert.deepEqual(ends.counts, [2, 4, 4, 2]);
  assert.deepEqual(survey("1**/###", 0).counts, [1, 1, 1]);
  const goal = "????/????/????/?BB?/?BB?";
  const found = survey(goal, 0, { ...klotski, metric: "move" });
  assert.deepEqual([found.positions, found.max], [25_955, 93]);
  const walled = new Survey("1**/###", 0);
  assert.deepEqual([walled.result().counts.length, walled.size()], [0, null]);
  walled.free();
});

test("counts the shortest solutions, exactly", () => {
  const found = countShortest("867/254/3*1", 0, { list: 40 });
  assert.deepEqual([found.length, found.count, found.unique], [31, "40", false]);
  assert.equal(found.parts, 0);
  assert.equal(new Set(found.solutions.map((moves) => JSON.stringify(moves))).size, 40);
  for (const moves of found.solutions) {
    let board = "867/254/3*1";
    for (const { from } of moves) board = step(board, 0, from).board;
    assert.equal(board, EIGHT);
  }
  const one = countShortest("123/456/7*8", 0);
  assert.deepEqual([one.count, one.unique, one.parts, one.widths], ["1", true, null, [1]]);
  assert.equal(countShortest("123/456/87*", 0).status, "unsolvable");
  // The tile of a board of blanks takes 12,870 shortest ways from corner to corner.
  const many = countShortest(`1${"*".repeat(80)}`, 9, { goal: `${"*".repeat(80)}1`, list: 5000 });
  assert.deepEqual([many.count, many.solutions.length], ["12870", 1000]);
  // Rosetta Code, "15 puzzle solver": 52 moves, "there are two solutions".
  const long = countShortest("15 14 1 6 9 11 4 12 0 10 7 3 13 8 5 2", 4);
  assert.deepEqual([long.length, long.count, long.parts], [52, "2", 6]);
  const handle = new ShortestCount(KLOTSKI, 0, {
    goal: "????/????/????/?BB?/?BB?",
    blocks: klotski.blocks,
    metric: "move",
  });
  drive(handle);
  assert.equal(handle.result().length, 81);
  handle.free();
});

test("composes boards at an exact distance with one solution, the same for the same seed", () => {
  const request = { depth: 20, unique: true, count: 5, seed: 7 };
  const found = compose(EIGHT, 0, request);
  assert.equal(found.boards.length, 5);
  for (const { board, length } of found.boards) {
    assert.equal(length, 20);
    const count = countShortest(board, 0);
    assert.deepEqual([count.length, count.unique], [20, true]);
  }
  assert.deepEqual(compose(EIGHT, 0, request), found);
  assert.notDeepEqual(compose(EIGHT, 0, { ...request, seed: 8 }).boards, found.boards);
  assert.deepEqual(compose(EIGHT, 0, { depth: 32 }).boards, []);
  const hardest = compose(EIGHT, 0, { count: 9 }).boards.map(({ board }) => board);
  assert.deepEqual(hardest.toSorted(), ["647/85*/321", "867/254/3*1"]);
});

test("composes words: a start that spells one, a goal that begins with one", () => {
  const spelt = compose("アタマ/ノタイ/ソウ*", 0, { spell: "タイソ/ウ??/???", count: 3 });
  assert.equal(spelt.boards.length, 3);
  for (const { board, length } of spelt.boards) {
    assert(board.startsWith("タイソ/ウ"));
    assert.equal(solve(board, 0, "auto", { goal: spelt.goal }).length, length);
  }
  // A whole board, which is unsolvable.
  assert.deepEqual(compose(EIGHT, 0, { spell: "123/456/87*" }).boards, []);
  assert.throws(() => compose(EIGHT, 0, { spell: "129/???/???" }), { code: "bad-option" });
  const handle = new Composer("アタマノタイソウ*", 3, { word: "タイソウ", depth: 10 });
  drive(handle);
  const placed = handle.result();
  assert(placed.goal.startsWith("タイソ/ウ"));
  assert.equal(solve(placed.boards[0]?.board ?? "", 0, "auto", { goal: placed.goal }).length, 10);
  handle.free();
  assert.throws(() => compose("アタマ*", 2, { word: "イ" }), { code: "bad-option" });
  assert.throws(() => compose("A1A/2**", 0, { word: "1", blocks: "A" }), { code: "bad-option" });
  // A goal without rows takes its width from the argument.
  const [other] = compose("アタマノタイソウ*", 3, { spell: "タイソ/ウ??/???" }).boards;
  assert.equal(other?.board.slice(0, 5), "タイソ/ウ");
});

test("the graph of Klotski has its positions and edges in every form", () => {
  for (const [form, edge] of /** @type {const} */ ([
    ["dot", " -- "],
    ["graphml", "<edge "],
    ["csv", "\nedge,"],
  ])) {
    const { status, positions, text } = stateGraph("????/????/????/?BB?/?BB?", 0, {
      ...klotski,
      metric: "move",
      form,
    });
    assert.deepEqual([status, positions, text.split(edge).length - 1], ["done", 25_955, 47_151]);
  }
  const text =
    'graph {\n0 [label="1*", distance=0];\n1 [label="*1", distance=1];\n0 -- 1 [moves="R"];\n}\n';
  assert.equal(stateGraph("1*", 0).text, text);
  assert.throws(() => stateGraph("1*", 0, /** @type {{}} */ ({ form: "svg" })), {
    code: "bad-option",
  });
});

test("a result is stopped until it is complete, and names its limit", () => {
  const board = "867/254/3*1";
  const kinds = [
    {
      begin: () => new Survey(EIGHT, 0),
      atOnce: () => survey(EIGHT, 0, { maxNodes: 100 }),
      complete: "done",
    },
    {
      begin: () => new ShortestCount(board, 0),
      atOnce: () => countShortest(board, 0, { maxNodes: 100 }),
      complete: "solved",
    },
    {
      begin: () => new StateGraph(EIGHT, 0),
      atOnce: () => stateGraph(EIGHT, 0, { maxNodes: 100 }),
      complete: "done",
    },
    {
      begin: () => new Composer(EIGHT, 0, { depth: 20 }),
      atOnce: () => compose(EIGHT, 0, { depth: 20, maxNodes: 100 }),
      complete: "done",
    },
  ];
  for (const { begin, atOnce, complete } of kinds) {
    const task = begin();
    const state = () => [task.result().status, task.result().limit];
    assert.deepEqual(state(), ["stopped", "budget"]);
    assert.equal(task.advance(10), "paused");
    assert.deepEqual(state(), ["stopped", "budget"]);
    assert.equal(task.advance(1e9), complete);
    assert.deepEqual(state(), [complete, null]);
    task.free();
    const stopped = atOnce();
    assert.deepEqual([stopped.status, stopped.limit], ["stopped", "maxNodes"]);
  }
  const none = compose(EIGHT, 0, { depth: 32 });
  assert.deepEqual([none.status, none.limit, none.boards], ["done", null, []]);
  const unsolvable = countShortest("123/456/87*", 0);
  assert.deepEqual([unsolvable.status, unsolvable.limit], ["unsolvable", null]);
});
