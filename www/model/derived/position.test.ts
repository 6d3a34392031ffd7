import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import type { Gesture } from "../play/play";
import type { Fields } from "../puzzle/puzzle";
import { puzzleOf } from "../puzzle/puzzle-in-tests";
import { DEFAULT_PREFS } from "../state/prefs";
import { initialState } from "../state/state";
import { cellToSlide, createPositions, identicalTileNumbers, piecesAfter } from "./position";

describe("the tile of an arrow key", () => {
  const parse = (board: string) => taisou.parse(board, 0);

  it("is beside the blank, on the opposite side", () => {
    const board = parse("123/4*6/789");
    expect(cellToSlide(board, "right", false, null)).toBe(3);
    expect(cellToSlide(board, "left", false, null)).toBe(5);
    expect(cellToSlide(board, "up", false, null)).toBe(7);
    expect(cellToSlide(board, "down", false, null)).toBe(1);
  });

  it("is the last of the line for a whole line", () => {
    const board = parse("1234*");
    expect(cellToSlide(board, "right", false, null)).toBe(3);
    expect(cellToSlide(board, "right", true, null)).toBe(0);
    expect(cellToSlide(board, "left", true, null)).toBeNull();
  });

  it("stops at walls", () => {
    expect(cellToSlide(parse("1#*2"), "right", true, null)).toBeNull();
  });

  it("moves into the last used blank", () => {
    const board = parse("*1/2*");
    expect(cellToSlide(board, "down", false, 3)).toBe(1);
    expect(cellToSlide(board, "left", false, 3)).toBe(1);
  });
});

describe("identical tiles", () => {
  it("are numbered in reading order of the start", () => {
    const board = taisou.parse("アタマ/ノタイ/ソウ*", 0);
    expect(identicalTileNumbers(board)).toEqual([0, 1, 0, 0, 2, 0, 0, 0, 0]);
  });

  it("keep their numbers as they move", () => {
    const { moves, board } = taisou.step("タタ*", 3, 0);
    expect(board).toBe("*タタ");
    expect(piecesAfter(taisou.parse("タタ*", 3), [{ moves, board }])).toEqual([2, 0, 1]);
  });
});

describe("the displayed pieces", () => {
  /** A long random play whose gestures count their reads. */
  function played(fields: Partial<Fields>, length: number) {
    const puzzle = puzzleOf(fields);
    const { width, options, start } = puzzle;
    let looks = 0;
    let board = start.board;
    const gestures: Gesture[] = [];
    for (let seed = 1; gestures.length < length; seed = (seed * 16807) % 2147483647) {
      const cell = seed % start.cells.length;
      const direction = (["up", "right", "down", "left"] as const)[(seed >> 8) % 4] ?? "up";
      const { moves, board: after } = taisou.step(board, width, cell, { ...options, direction });
      if (moves.length === 0) continue;
      board = after;
      gestures.push({
        board,
        get moves() {
          looks += 1;
          return moves;
        },
      });
    }
    const positionOf = createPositions(rules);
    const looksFor = (line: readonly Gesture[], cursor: number) => {
      const before = looks;
      const play = { gestures: line, cursor };
      const position = positionOf({ ...initialState(DEFAULT_PREFS), puzzle, play });
      const looked = looks - before;
      expect(position?.pieces).toEqual(piecesAfter(start, line.slice(0, cursor)));
      return looked;
    };
    return { gestures, looksFor };
  }

  it.each([
    ["of tiles", { start: "123456789*ab", width: "4" }],
    ["with blocks", { start: "AAB*/ACB*/CC1*/*2**", goal: "????/????/????/?AA?", blocks: "ABC" }],
  ])("%s follow from the previous ones, forward and back", (_, fields) => {
    const { gestures, looksFor } = played(fields, 120);
    for (const cursor of [1, 2, 3, 60]) looksFor(gestures.slice(0, cursor), cursor);
    // One more, one back, several forward, another branch: earlier gestures are not read again.
    expect(looksFor(gestures, 61)).toBe(1);
    expect(looksFor(gestures, 60)).toBe(1);
    expect(looksFor(gestures, 65)).toBe(5);
    const other = [...gestures.slice(0, 64), ...gestures.slice(60, 64).map((one) => ({ ...one }))];
    expect(looksFor(other, 64)).toBe(1);
    expect(looksFor(gestures, 120)).toBe(56);
    // Far back, counting from the start is shorter.
    expect(looksFor(gestures, 3)).toBe(3);
    expect(looksFor(gestures, 0)).toBe(0);
  });
});

describe("blocks", () => {
  it("take all their cells along, and swap with the cells ahead", () => {
    const rules = { blocks: "AC" };
    const start = taisou.parse("AA*/A*1/C*C", 0, rules);
    const played = taisou.readMoves(start.board, 0, "0R", rules);
    expect(played.board).toBe("*AA/*A1/C*C");
    const pieces = piecesAfter(start, [{ moves: played.moves, board: played.board }]);
    expect(pieces.map((piece) => start.cells[piece]?.symbol).join("")).toBe("*AA*A1C*C");
  });

  it("do not count as identical tiles", () => {
    expect(identicalTileNumbers(taisou.parse("AA1/*11", 0, { blocks: "A" }))).toEqual([
      0, 0, 1, 0, 2, 3,
    ]);
  });
});
