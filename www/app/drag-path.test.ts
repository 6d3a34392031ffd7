import type { BoardOptions, Move } from "taisou";
import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { type DraggedPiece, follow, NO_OFFSET, type Offset } from "../board/dragged-piece";
import { DragPath } from "./drag-path";

/** The dragged piece of a cell, and its drops. */
function hold(board: string, cell: number, options: BoardOptions = {}) {
  const dropped: { moves: readonly Move[]; board: string }[] = [];
  let calls = 0;
  const held = new DragPath(
    taisou.parse(board, 0, options),
    cell,
    (from, at, direction) => {
      calls += 1;
      return taisou.step(from, 0, at, { ...options, direction });
    },
    (moves, after) => {
      dropped.push({ moves, board: after });
      return moves.length > 0;
    },
  );
  return { held, dropped, calls: () => calls };
}

/** The final offset of a piece whose pointer follows these points. */
function drag(held: DraggedPiece, ...points: Offset[]): Offset {
  let [at, finger]: Offset[] = [NO_OFFSET, NO_OFFSET];
  for (const point of points) {
    at = follow(held, at ?? NO_OFFSET, finger ?? NO_OFFSET, point);
    finger = point;
  }
  return at ?? NO_OFFSET;
}

const L = { blocks: "A" };

describe("a dragged piece", () => {
  it("follows the pointer to a fraction of a cell, and stops at obstacles", () => {
    const { held } = hold("A**1", 0, L);
    expect(drag(held, [0.3, 0])).toEqual([0.3, 0]);
    expect(drag(held, [0.3, 0.8])).toEqual([0.3, 0]);
    expect(drag(held, [-1, 0])).toEqual([0, 0]);
    expect(drag(held, [9, 0])).toEqual([2, 0]);
  });

  it("turns corners, but does not avoid obstacles", () => {
    const board = "AA*/##*/***";
    expect(drag(hold("A*/#*", 0, L).held, [1, 0], [1, 1])).toEqual([1, 1]);
    // The pointer cuts the corner.
    expect(drag(hold("A*/#*", 0, L).held, [0.7, 0.2], [0.8, 1])).toEqual([1, 1]);
    expect(drag(hold(board, 0, L).held, [3, 3])).toEqual([1, 0]);
    // A detour exists, but the pointer goes straight at the wall.
    expect(drag(hold("A#*/***", 0, L).held, [2, 0])).toEqual([0, 0]);
    expect(drag(hold("A#*/***", 0, L).held, [0, 1], [2, 1], [2, 0])).toEqual([2, 0]);
  });

  it("moves freely in open space, and snaps into a gap", () => {
    const open = "A***/****/****/#*##";
    expect(drag(hold(open, 0, L).held, [1.4, 1.3])).toEqual([1.4, 1.3]);
    expect(drag(hold(open, 0, L).held, [1.2, 1.9], [1.2, 3])).toEqual([1, 3]);
  });

  it("drags all cells of a block, from any of them", () => {
    const { held } = hold("AA*/A**/***", 3, L);
    drag(held, [1, 0.5]);
    const at = [1, 0.5];
    expect(Object.fromEntries(held.shifts([1, 0.5]))).toEqual({ 0: at, 1: at, 3: at });
  });

  it("pushes a line of tiles, and takes it back", () => {
    const { held, dropped } = hold("12*/345", 0);
    expect(drag(held, [0.5, 0])).toEqual([0.5, 0]);
    expect([...held.shifts([0.5, 0]).keys()].sort()).toEqual([0, 1]);
    expect(drag(held, [1, 0], [0.2, 0])).toEqual([0.2, 0]);
    expect(drag(held, [4, 0])).toEqual([1, 0]);
    expect(held.drop([1, 0])).toBe(true);
    expect(dropped[0]?.board).toBe("*12/345");
    expect(dropped[0]?.moves.map(({ symbol }) => symbol)).toEqual(["2", "1"]);
    expect(held.drop([0, 0])).toBe(false);
  });

  it("is dropped by a shortest path", () => {
    const { held, dropped } = hold("A**/***/***", 0, L);
    drag(held, [0, 2], [2, 2], [2, 0]);
    held.drop([2, 0]);
    expect(dropped[0]?.moves.map(({ from, to }) => `${from} ${to}`)).toEqual(["0 1", "1 2"]);
    expect(dropped[0]?.board).toBe("**A/***/***");
  });

  it("keeps to its axis, with few calls of the module", () => {
    const { held, calls } = hold(`AA${"*".repeat(8)}${`/${"*".repeat(10)}`.repeat(9)}`, 0, {
      ...L,
      axis: "long",
    });
    expect(drag(held, [3, 4])).toEqual([3, 0]);
    held.drop([3, 0]);
    expect(calls()).toBeLessThan(20);
  });
});
