// Pieces larger than one cell.

import assert from "node:assert/strict";
import { test } from "node:test";
import init, {
  parse,
  readMoves,
  Search,
  scramble,
  solvable,
  solve,
  step,
  writeMoves,
} from "../../pkg/index.js";

await init();

const klotski = "ABBC/ABBC/DEEF/DGHF/I**J";
/** @type {import("../../pkg/index.js").BoardOptions} */
const rules = { goal: "????/????/????/?BB?/?BB?", blocks: "all" };

for (const [metric, length] of /** @type {const} */ ([
  ["step", 116],
  ["slide", 90],
  ["move", 81],
])) {
  test(`Klotski takes ${length} in ${metric}`, () => {
    const solution = solve(klotski, 0, "auto", { ...rules, metric });
    assert.equal(solution.status, "solved");
    assert.equal(solution.length, length);
    assert.equal(solution.optimal, true);
    assert.equal(solution.bound, length);
    assert.deepEqual([solution.algorithm, solution.why], ["bfs", "goals"]);
    const end = solution.boards.at(-1) ?? "";
    assert(parse(end, 0, rules).solved);
    // The same steps as text, and as gestures.
    const text = writeMoves(klotski, 0, solution.moves, rules);
    const read = readMoves(klotski, 0, text, rules);
    assert.equal(read.board, end);
    assert.deepEqual(
      read.moves.map(({ symbol, from, to }) => ({ symbol, from, to })),
      solution.moves.map(({ symbol, from, to }) => ({ symbol, from, to })),
    );
    let board = klotski;
    for (const { from, to } of solution.moves.slice(0, 40)) {
      const direction =
        to === from + 1 ? "right" : to === from - 1 ? "left" : to > from ? "down" : "up";
      board = step(board, 0, from, { ...rules, direction }).board;
    }
    assert.equal(board, solution.boards[39]);
  });
}

test("a click moves a block by one cell, unless two directions are possible", () => {
  const moved = step(klotski, 0, 13, rules);
  assert.deepEqual(moved.moves, [{ symbol: "G", from: 13, to: 17, turn: 0 }]);
  assert.equal(moved.board, "ABBC/ABBC/DEEF/D*HF/IG*J");
  const asked = step("*A*/*A*", 0, 1, { blocks: "A" });
  assert.deepEqual([asked.moves, asked.ways], [[], ["right", "left"]]);
  assert.equal(step("*A*/*A*", 0, 4, { blocks: "A", direction: "left" }).board, "A**/A**");
  // Tiles push tiles, and blocks stop them.
  assert.equal(step("12*/AA3", 0, 0, { blocks: "A" }).board, "*12/AA3");
  assert.deepEqual(step("1A*/2A*", 0, 0, { blocks: "A" }).moves, []);
});

test("`axis` and `gates` restrict moves", () => {
  const axis = /** @type {const} */ ("long");
  assert.deepEqual(step("*AA*/****", 0, 1, { blocks: "A", axis }).ways, ["right", "left"]);
  assert.equal(
    solve("A*/**/BB", 0, "auto", { blocks: "B", axis, goal: "??/??/?A" }).status,
    "unsolvable",
  );
  const gates = "??x/???";
  assert.equal(solve("1**/2**", 0, "auto", { blocks: "2", goal: "??1/???", gates }).length, 2);
  assert.deepEqual(step("*1*/2**", 0, 1, { goal: "???/??2", gates }).ways, ["down", "left"]);
});

test("parse and scramble boards with blocks", () => {
  const { blocks, goals, cells, solved } = parse(klotski, 0, rules);
  assert.deepEqual(blocks[1], [1, 2, 5, 6]);
  assert.deepEqual(goals[0]?.blocks, [[13, 14, 17, 18]]);
  assert.deepEqual(cells[13]?.ways, ["down"]);
  assert.equal(solved, false);
  assert.deepEqual(solvable(klotski, 0, rules), { solvable: null, reason: null, lookAlikes: [] });
  const mixed = scramble(klotski, 0, 7, rules);
  assert.equal(scramble(klotski, 0, 7, rules), mixed);
  assert.notEqual(mixed, klotski);
  assert.equal(solve(mixed, 0, "auto", rules).status, "solved");
});

test("a search with blocks is driven in slices and stops at its limits", () => {
  const search = new Search(klotski, 0, "auto", rules);
  let slices = 0;
  let bound = 0;
  while (search.advance(2000) === "paused") {
    const stats = search.stats();
    assert(stats.bound >= bound && stats.bytes > 0);
    bound = stats.bound;
    slices++;
  }
  assert(slices > 10);
  assert.equal(search.solution().length, 116);
  search.free();
  const few = solve(klotski, 0, "auto", { ...rules, maxNodes: 5000 });
  assert.deepEqual([few.status, few.reason], ["stopped", { limit: "maxNodes" }]);
  assert(few.nodes >= 5000 && few.bound !== null && few.bound > 10 && few.bound <= 116);
  const small = solve(klotski, 0, "auto", { ...rules, maxBytes: 100_000 });
  assert.deepEqual([small.status, small.reason], ["stopped", { limit: "maxBytes" }]);
});

test("refuses options that do not go with blocks, and names alternatives", () => {
  const error = (/** @type {() => unknown} */ act) => {
    try {
      act();
    } catch (thrown) {
      return /** @type {{ code: string, details: Record<string, unknown> }} */ (thrown);
    }
    assert.fail("nothing was thrown");
  };
  const refused = error(() => solve(klotski, 0, "ida-pattern", rules));
  assert.deepEqual([refused.code, refused.details.use], ["unsupported", "bfs"]);
  for (const [options, option] of /** @type {[object, string][]} */ ([
    [{ ...rules, metric: "line" }, "metric"],
    [{ blocks: "all" }, "goal"],
    [{ ...rules, gates: "x?/??" }, "gates"],
    [{ ...rules, gates: "x???/????/????/????/????" }, "gates"],
    [{ ...rules, axis: "short" }, "axis"],
    [{ ...rules, blocks: 7 }, "blocks"],
  ])) {
    const { code, details } = error(() => solve(klotski, 0, "auto", options));
    assert.deepEqual([code, details.option], ["bad-option", option]);
  }
  const large = `${`${"A".repeat(12)}/`.repeat(11)}***********A`;
  const { code, details } = error(() => solve(large, 0, "auto", { blocks: "A", goal: large }));
  assert.deepEqual([code, details.option], ["bad-option", "blocks"]);
});
