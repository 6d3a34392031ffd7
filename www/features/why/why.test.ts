import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { piecesAfter } from "../../model/derived/position";
import { hopelessOf, type ParityReason, swapped } from "../../model/derived/verdict";
import { withExchanged } from "../../model/puzzle/boards";
import { EMPTY_FIELDS, type Puzzle } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import { barOf } from "./corridor";
import { arrowsOf, cyclesOf, isOdd } from "./cycles";
import { lookAlikeTale } from "./look-alikes";

beforeAll(() => taisou.default());

function read(start: string, goal = "", more: Partial<typeof EMPTY_FIELDS> = {}): Puzzle {
  const { puzzle } = sure(readFields(rules, { ...EMPTY_FIELDS, start, goal, ...more }));
  if (puzzle === null) throw new Error(`${start} cannot be read`);
  return puzzle;
}

function reasonOf({ board, width, options }: Puzzle) {
  const reason = hopelessOf(taisou.solvable(board, width, options));
  if (reason === null) throw new Error(`${board} is not hopeless`);
  return reason;
}

function parityOf(puzzle: Puzzle): ParityReason {
  const reason = reasonOf(puzzle);
  if (reason.argument !== "parity") throw new Error("another reason");
  return reason;
}

const IMPOSSIBLE: readonly (readonly [string, string])[] = [
  ["1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 *", ""],
  ["231/564/8*7", ""],
  ["ウアタ/ソ*マ/イセノ", "ソウア/イ*タ/セノマ"],
  ["*12/345/678", "12*/345/687"],
  ["1234/5#67/89A*", "1234/5#67/8A9*"],
];

describe("parity", () => {
  it.each(IMPOSSIBLE)("of %s adds up to the contradiction", (start, goal) => {
    const puzzle = read(start, goal);
    const reason = parityOf(puzzle);
    const cycles = cyclesOf(reason);
    const moved = cycles.reduce((sum, { cells }) => sum + cells.length, 0);
    expect(cycles.at(-1)?.soFar).toBe(moved - cycles.length);
    const { start: from, goal: to } = reason.blankColour;
    expect(isOdd(moved - cycles.length)).toBe(from === to);
    // The arrows make the goal of the start.
    const symbols = puzzle.start.cells.map(({ symbol }) => symbol);
    const arrived = [...symbols];
    for (const [leaves, reaches] of cycles.flatMap(({ cells }) => arrowsOf(cells))) {
      arrived[reaches] = symbols[leaves] ?? "";
    }
    expect(arrived).toEqual(puzzle.start.goals[0]?.cells.map(({ symbol }) => symbol));
  });

  it.each(IMPOSSIBLE)("of %s is put right by the one exchange", (start, goal) => {
    const puzzle = read(start, goal);
    const { swap } = parityOf(puzzle);
    const { board, width, options } = read(withExchanged(puzzle.start, swap), goal);
    expect(taisou.solvable(board, width, options).solvable).toBe(true);
    expect(taisou.solve(board, width, "auto", options).status).toBe("solved");
  });

  it("names the tiles of the exchange", () => {
    const puzzle = read("12345678*".replace("78", "87"), "", { width: "3" });
    expect(swapped(parityOf(puzzle), puzzle.start)).toEqual(["8", "7"]);
  });

  it("finds the goal that it is about", () => {
    const goals = ["123/456/78*", "132/456/*87"];
    const puzzle = read("123/456/87*", goals.join("\n\n"));
    expect(puzzle.start.goals).toHaveLength(2);
    const { goal, cycles } = parityOf(puzzle);
    // Which goal that is the module says; its cycles lead there.
    const wanted = puzzle.start.goals[goal]?.cells.map(({ symbol }) => symbol);
    const arrived = puzzle.start.cells.map(({ symbol }) => symbol);
    for (const [from, to] of cycles.flatMap((cells) => arrowsOf(cells))) {
      arrived[to] = puzzle.start.cells[from]?.symbol ?? "";
    }
    expect(arrived).toEqual(wanted);
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
    if (reason.argument !== "graph") throw new Error("another reason");
    const [wanted] = puzzle.start.goals;
    if (wanted === undefined) throw new Error("no goal");
    expect(barOf(puzzle.start, wanted, reason.cells)).toBe(bar);
  });
});

describe("look-alikes", () => {
  function tale(start: string, goal: string, more: Partial<typeof EMPTY_FIELDS> = {}) {
    const puzzle = read(start, goal, more);
    const { board, width, options } = puzzle;
    const { moves } = taisou.solve(board, width, "auto", options);
    return {
      puzzle,
      moves,
      ...lookAlikeTale(puzzle, piecesAfter(puzzle.start, [{ moves, board }])),
    };
  }

  it("that must change places are told", () => {
    const { journeys, order, reordered } = tale("アタマ/ノタイ/ソウ*", "アタマ/ノタイ/ウソ*");
    expect(journeys).toEqual([
      { symbol: "タ", number: 1, from: 1, to: 4 },
      { symbol: "タ", number: 2, from: 4, to: 1 },
    ]);
    expect(order).toBe("odd");
    expect(reordered).toEqual(journeys);
  });

  /** Follows each tile by itself, with nothing of what the page has for that. */
  it.each([
    ["ウアタソ*マイタノ", "ソウアイ*タタノマ"],
    ["アタマノタイソウ*", "アタマノタイウソ*"],
    ["AABB*CCDD", "DDCC*BBAA"],
    ["12213*455", "55412*213"],
  ])("of %s are where a replay brings them", (start, goal) => {
    const { puzzle, moves, journeys, order } = tale(start, goal, { width: "3" });
    for (const { symbol, from, to } of journeys) {
      let at = from;
      for (const move of moves) if (move.from === at) at = move.to;
      expect(to).toBe(at);
      expect(puzzle.start.goals[0]?.cells[to]?.symbol).toBe(symbol);
    }
    // Told apart, in the order that they have: parity says whether that could be reached.
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

  it("with several blanks or any-cells are told without parity", () => {
    expect(tale("AAB/**C", "BAA/**C").order).toMatch(/^(kept|open)$/);
    expect(tale("AAB/C*D", "?A?/D?A").order).toMatch(/^(kept|open)$/);
  });
});
