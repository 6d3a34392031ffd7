import type { ParsedBoard } from "taisou";
import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { sure } from "../../engine/rules-in-tests";
import { piecesAfter } from "../../model/derived/position";
import { hopelessOf, type ParityReason, swapped } from "../../model/derived/verdict";
import { withExchanged } from "../../model/puzzle/boards";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { puzzleOf } from "../../model/puzzle/puzzle-in-tests";
import { barOf } from "./corridor";
import { arrowsOf, cyclesOf, isOdd } from "./cycles";
import { traceIdenticalTiles } from "./identical-tiles";

const read = (start: string, goal = "", width = "") => puzzleOf({ start, goal, width });

function reasonOf({ board, width, options }: Puzzle) {
  return sure(hopelessOf(taisou.solvable(board, width, options)));
}

function parityOf(puzzle: Puzzle): ParityReason {
  const reason = reasonOf(puzzle);
  if (reason.argument !== "parity") throw new Error(reason.argument);
  return reason;
}

const symbolsOf = ({ cells }: ParsedBoard) => cells.map(({ symbol }) => symbol);

/** The start with its pieces moved along all cycles. */
function moveAlong({ start }: Puzzle, cycles: ParityReason["cycles"]): string[] {
  const symbols = symbolsOf(start);
  const arrived = [...symbols];
  for (const [from, to] of cycles.flatMap(arrowsOf)) arrived[to] = symbols[from] ?? "";
  return arrived;
}

const IMPOSSIBLE: readonly (readonly [string, string])[] = [
  ["1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 *", ""],
  ["231/564/8*7", ""],
  ["ウアタ/ソ*マ/イセノ", "ソウア/イ*タ/セノマ"],
  ["*12/345/678", "12*/345/687"],
  ["1234/5#67/89A*", "1234/5#67/8A9*"],
];

describe("the parity proof", () => {
  it.each(IMPOSSIBLE)(
    "of %s contradicts itself; its exchange makes the board solvable",
    (start, goal) => {
      const puzzle = read(start, goal);
      const reason = parityOf(puzzle);
      const cycles = cyclesOf(reason);
      const moved = cycles.reduce((sum, { cells }) => sum + cells.length, 0);
      expect(cycles.at(-1)?.soFar).toBe(moved - cycles.length);
      const { start: from, goal: to } = reason.blankColour;
      expect(isOdd(moved - cycles.length)).toBe(from === to);
      expect(moveAlong(puzzle, reason.cycles)).toEqual(symbolsOf(sure(puzzle.start.goals[0])));
      const { board, width, options } = read(withExchanged(puzzle.start, reason.swap), goal);
      expect(taisou.solvable(board, width, options).solvable).toBe(true);
      expect(taisou.solve(board, width, "auto", options).status).toBe("solved");
    },
  );

  it("names the tiles of the exchange", () => {
    const puzzle = read("12345687*", "", "3");
    expect(swapped(parityOf(puzzle), puzzle.start)).toEqual(["8", "7"]);
  });

  it("has the cycles to the goal that it names", () => {
    const puzzle = read("123/456/87*", "123/456/78*\n\n132/456/*87");
    expect(puzzle.start.goals).toHaveLength(2);
    const { goal, cycles } = parityOf(puzzle);
    expect(moveAlong(puzzle, cycles)).toEqual(symbolsOf(sure(puzzle.start.goals[goal])));
  });
});

describe("the shape of a board", () => {
  it.each([
    ["1#2/3#*/4#5/*#6", "2#1/3#*/4#5/*#6", "apart"],
    ["12*/###/345", "12*/###/354", "stuck"],
    ["12*345", "13*245", "narrow"],
    ["1*2/3#4/567", "2*1/3#4/567", "narrow"],
  ] as const)("keeps %s from %s: %s", (start, goal, bar) => {
    const puzzle = read(start, goal);
    const reason = reasonOf(puzzle);
    if (reason.argument !== "graph") throw new Error(reason.argument);
    expect(barOf(puzzle.start, sure(puzzle.start.goals[0]), reason.cells)).toBe(bar);
  });
});

describe("identical tiles", () => {
  function trace(start: string, goal: string, givenWidth = "") {
    const puzzle = read(start, goal, givenWidth);
    const { board, width, options } = puzzle;
    const { moves } = taisou.solve(board, width, "auto", options);
    return {
      puzzle,
      moves,
      ...traceIdenticalTiles(puzzle, piecesAfter(puzzle.start, [{ moves, board }])),
    };
  }

  it("that must change places are out of order", () => {
    const { routes, order, reordered } = trace("アタマ/ノタイ/ソウ*", "アタマ/ノタイ/ウソ*");
    expect(routes).toEqual([
      { symbol: "タ", number: 1, from: 1, to: 4 },
      { symbol: "タ", number: 2, from: 4, to: 1 },
    ]);
    expect(order).toBe("odd");
    expect(reordered).toEqual(routes);
  });

  // Follows each tile through the moves, without the code of the page.
  it.each([
    ["ウアタソ*マイタノ", "ソウアイ*タタノマ"],
    ["アタマノタイソウ*", "アタマノタイウソ*"],
    ["AABB*CCDD", "DDCC*BBAA"],
    ["12213*455", "55412*213"],
  ])("of %s go where the moves take them", (start, goal) => {
    const { puzzle, moves, routes, order } = trace(start, goal, "3");
    for (const { symbol, from, to } of routes) {
      let at = from;
      for (const move of moves) if (move.from === at) at = move.to;
      expect(to).toBe(at);
      expect(puzzle.start.goals[0]?.cells[to]?.symbol).toBe(symbol);
    }
    // With numbered tiles in reading order, parity decides whether that order can be reached.
    const apart = (text: string) => {
      const seen = new Map<string, number>();
      const cells = [...text].map((symbol) => {
        const number = (seen.get(symbol) ?? 0) + 1;
        seen.set(symbol, number);
        return symbol === "*" ? "*" : `${symbol}${number}`;
      });
      return [0, 3, 6].map((first) => cells.slice(first, first + 3).join(" ")).join("/");
    };
    const inOrder = taisou.solvable(apart(start), 3, { goal: apart(goal) }).solvable;
    expect(order === "odd").toBe(inOrder === false);
  });

  it("with several blanks or don't-care cells are not decided by parity", () => {
    expect(trace("AAB/**C", "BAA/**C").order).toMatch(/^(kept|open)$/);
    expect(trace("AAB/C*D", "?A?/D?A").order).toMatch(/^(kept|open)$/);
  });
});
