import type { Move, ParsedBoard } from "taisou";

/** For each cell of a board, the cells of the block that lies there; nothing for tiles, blanks and walls. */
export type BlockOf = readonly (readonly number[] | undefined)[];

export function blockOf({ cells, blocks }: Pick<ParsedBoard, "cells" | "blocks">): BlockOf {
  return cells.map((_, cell) => blocks.find((block) => block.includes(cell)));
}

/**
 * Makes one step on the pieces of a board, each known by the cell it started on. A block takes all its cells along,
 * and what it comes upon goes where it was. Only for drawing: which moves there are is the module's business.
 */
export function carry(
  pieces: number[],
  { from, to }: Pick<Move, "from" | "to">,
  blocks: BlockOf,
): void {
  const block = blocks[pieces[from] ?? -1];
  if (block === undefined) {
    // One cell changes places with another, on the way through thousands of boards.
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
