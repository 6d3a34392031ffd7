import type { ParsedBoard } from "taisou";
import { boundsOf } from "./cell-bounds";

/** The drawing of a cell as a part of its block. */
export interface Join {
  /** `join-` with each side where the block continues, and `inner` for all cells but the first. */
  readonly classes: string;
  /** On the first cell of a rectangle, the offset of its centre, in cells to the right and down. */
  readonly middle: readonly [number, number];
}

export const NO_JOIN: Join = { classes: "", middle: [0, 0] };

/** The join of each cell of a board; `NO_JOIN` outside blocks. */
export function joinsOf({ cells, width, blocks }: ParsedBoard): Join[] {
  const joins = cells.map(() => NO_JOIN);
  for (const block of blocks) {
    const inside = new Set(block);
    const { left, top, right, bottom, isFull } = boundsOf(block, width);
    block.forEach((cell, index) => {
      const column = cell % width;
      const sides = [
        inside.has(cell - width) && "join-up",
        column < width - 1 && inside.has(cell + 1) && "join-right",
        inside.has(cell + width) && "join-down",
        column > 0 && inside.has(cell - 1) && "join-left",
        index > 0 && "inner",
      ];
      joins[cell] = {
        classes: sides.filter(Boolean).join(" "),
        middle: isFull && index === 0 ? [(right - left) / 2, (bottom - top) / 2] : [0, 0],
      };
    });
  }
  return joins;
}
