import type { ParsedBoard } from "taisou";

/** The bounding rectangle of cells; `isFull` if they fill it. Rows and columns count from 0. */
export function boundsOf(cells: readonly number[], width: number) {
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const isFull = (right - left + 1) * (bottom - top + 1) === cells.length;
  return { left, top, right, bottom, isFull };
}

/** The cells of every piece: of blocks, and of single tiles. */
export function piecesOn({ cells, blocks }: ParsedBoard): (readonly number[])[] {
  const inBlocks = new Set(blocks.flat());
  const tiles = cells.flatMap(({ kind }, cell) =>
    kind === "tile" && !inBlocks.has(cell) ? [[cell]] : [],
  );
  return [...blocks, ...tiles];
}
