import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { cellToSlide, piecesAfter, twinNumbers } from "./position";

beforeAll(() => taisou.default());

describe("the tile that an arrow key means", () => {
  const parse = (board: string) => taisou.parse(board, 0);

  it("is the one beside the blank, on the side it comes from", () => {
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

  it("moves into the blank used last, where there are several", () => {
    const board = parse("*1/2*");
    expect(cellToSlide(board, "down", false, 3)).toBe(1);
    expect(cellToSlide(board, "left", false, 3)).toBe(1);
  });
});

describe("look-alikes", () => {
  it("are numbered in reading order of the start", () => {
    const board = taisou.parse("アタマ/ノタイ/ソウ*", 0);
    expect(twinNumbers(board)).toEqual([0, 1, 0, 0, 2, 0, 0, 0, 0]);
  });

  it("keep their numbers as they move", () => {
    const { moves, board } = taisou.step("タタ*", 3, 0);
    expect(board).toBe("*タタ");
    expect(piecesAfter(taisou.parse("タタ*", 3), [{ moves, board }])).toEqual([2, 0, 1]);
  });
});

describe("blocks", () => {
  it("take all their cells along, and what they come upon goes where they were", () => {
    const rules = { blocks: "AC" };
    const start = taisou.parse("AA*/A*1/C*C", 0, rules);
    const played = taisou.readMoves(start.board, 0, "0R", rules);
    expect(played.board).toBe("*AA/*A1/C*C");
    const pieces = piecesAfter(start, [{ moves: played.moves, board: played.board }]);
    expect(pieces.map((piece) => start.cells[piece]?.symbol).join("")).toBe("*AA*A1C*C");
  });

  it("are no look-alikes", () => {
    expect(twinNumbers(taisou.parse("AA1/*11", 0, { blocks: "A" }))).toEqual([0, 0, 1, 0, 2, 3]);
  });
});
