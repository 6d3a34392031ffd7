import fc from "fast-check";
import type { Move } from "taisou";
import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { boardsAlong } from "./boards";

/** The moves of clicks on these cells. */
function play(start: string, clicks: readonly number[]): { moves: Move[]; boards: string[] } {
  let board = start;
  const moves: Move[] = [];
  const boards = [start];
  for (const click of clicks) {
    const stepped = taisou.step(board, 0, click, {});
    // One step at a time, because the tiles of a line share a click.
    for (const { from, to, ...rest } of stepped.moves) {
      const direction = (["up", "right", "down", "left"] as const).find((way) => {
        const one = taisou.step(board, 0, from, { direction: way }).moves;
        return one.length === 1 && one[0]?.to === to;
      });
      board = taisou.step(board, 0, from, direction === undefined ? {} : { direction }).board;
      moves.push({ from, to, ...rest });
      boards.push(board);
    }
  }
  return { moves, boards };
}

describe("the boards along moves", () => {
  it.each(["123/45*/678", "1 2 3/4 5 _/6 7 10", "1/2/*", "1*#/2_3/4#5", "タタ/ソ＊", "*1*2"])(
    "from %s are those of the module",
    (text) => {
      const start = taisou.parse(text, 0);
      const cells = start.width * start.height;
      fc.assert(
        fc.property(fc.array(fc.nat(cells - 1), { maxLength: 12 }), (clicks) => {
          const { moves, boards } = play(start.board, clicks);
          const along = boardsAlong(start, moves);
          boards.forEach((board, count) => {
            expect(along(count)).toBe(board);
          });
        }),
      );
    },
  );

  it("do not depend on the order of the requests", () => {
    const start = taisou.parse("123/45*/678", 0);
    const { moves, board } = taisou.readMoves(start.board, 3, "DRUL".repeat(600), {});
    const along = boardsAlong(start, moves);
    expect(along(moves.length)).toBe(board);
    expect(along(0)).toBe(start.board);
    expect(along(1)).toBe(taisou.readMoves(start.board, 3, "D", {}).board);
    expect(along(1025)).toBe(taisou.readMoves(start.board, 3, `${"DRUL".repeat(256)}D`, {}).board);
  });
});
