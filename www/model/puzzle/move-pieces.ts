import type { Move, ParsedBoard } from "taisou";

/** For each cell of a board, the cells of its block; `undefined` for tiles, blanks and walls. */
export type BlockOf = readonly (readonly number[] | undefined)[];

export function blockOf({ cells, blocks }: Pick<ParsedBoard, "cells" | "blocks">): BlockOf {
  return cells.map((_, cell) => blocks.find((block) => block.includes(cell)));
}

/**
 * Makes one step, in place. Pieces are named by the cell they started on. A block takes all its cells along, and what
 * it runs into goes where it was. For drawing only: the module decides which moves exist.
 */
export function carry(
  pieces: number[],
  { from, to }: Pick<Move, "from" | "to">,
  blocks: BlockOf,
): void {
  const block = blocks[pieces[from] ?? -1];
  if (block === undefined) {
    // The common case, on thousands of boards: two cells swap.
    const [one, other] = [pieces[from], pieces[to]];
    if (one !== undefined && other !== undefined) {
      pieces[from] = other;
      pieces[to] = one;
    }
    return;
  }
  const left = pieces.flatMap((piece, cell) => (block.includes(piece) ? [cell] : []));
  const reached = left.map((cell) => cell + to - from);
  const before = [...pieces];
  const place = (cells: readonly number[], sources: readonly number[]) => {
    cells.forEach((cell, index) => {
      const piece = before[sources[index] ?? -1];
      if (piece !== undefined) pieces[cell] = piece;
    });
  };
  place(reached, left);
  place(
    left.filter((cell) => !reached.includes(cell)),
    reached.filter((cell) => !left.includes(cell)),
  );
}
