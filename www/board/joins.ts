import type { ParsedBoard } from "taisou";

/** How a cell is drawn as a part of its block. */
export interface Join {
  /** `join-` and the side on which the block goes on, and `inner` for all cells but the first. */
  readonly classes: string;
  /** On the first cell of a rectangle: how far its middle is, in cells to the right and down. */
  readonly middle: readonly [number, number];
}

export const NO_JOIN: Join = { classes: "", middle: [0, 0] };

/** For each cell of a board how it joins its neighbours; `NO_JOIN` for what is no block. */
export function joinsOf({ cells, width, blocks }: ParsedBoard): Join[] {
  const joins = cells.map(() => NO_JOIN);
  for (const block of blocks) {
    const inside = new Set(block);
    const columns = block.map((cell) => cell % width);
    const rows = block.map((cell) => Math.floor(cell / width));
    const wide = Math.max(...columns) - Math.min(...columns) + 1;
    const tall = Math.max(...rows) - Math.min(...rows) + 1;
    const isRectangle = wide * tall === block.length;
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
        middle: isRectangle && index === 0 ? [(wide - 1) / 2, (tall - 1) / 2] : [0, 0],
      };
    });
  }
  return joins;
}
