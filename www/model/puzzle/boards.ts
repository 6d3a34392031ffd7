import type { Move, Parsed, ParsedBoard } from "taisou";
import { type BlockOf, blockOf, carry } from "./move-pieces";
import { rowsOf } from "./rows";

/** Moves between two snapshots. Any board is computed from the nearest one, and none is stored. */
const SNAPSHOT_MOVES = 256;

/**
 * Returns the board after `count` of these moves. Boards are computed here on demand: thousands of texts of a large
 * board would fill the memory, and thousands of calls to the module would block the page.
 */
export function boardsAlong(start: Parsed, moves: readonly Move[]): (count: number) => string {
  const snapshots: number[][] = [start.cells.map((_, cell) => cell)];
  const blocks = blockOf(start);
  return (count) => {
    for (let at = snapshots.length; at * SNAPSHOT_MOVES <= count; at += 1) {
      snapshots.push(piecesAt(snapshots, moves, at * SNAPSHOT_MOVES, at - 1, blocks));
    }
    const nearest = Math.floor(count / SNAPSHOT_MOVES);
    return withPieces(start, piecesAt(snapshots, moves, count, nearest, blocks));
  };
}

function piecesAt(
  snapshots: readonly (readonly number[])[],
  moves: readonly Move[],
  count: number,
  from: number,
  blocks: BlockOf,
): number[] {
  const pieces = [...(snapshots[from] ?? [])];
  for (const move of moves.slice(from * SNAPSHOT_MOVES, count)) carry(pieces, move, blocks);
  return pieces;
}

/** The start with the tiles of two cells swapped. */
export function withExchanged(start: Parsed, [a, b]: readonly [number, number]): string {
  return withPieces(start, [...start.cells.keys()].with(a, b).with(b, a));
}

/**
 * The board with on each cell the piece of the cell `from[cell]`, as the module writes it
 * (docs/contracts.md#text-of-a-board): the signs of its blanks keep their reading order.
 */
export function withPieces({ board, width, cells }: ParsedBoard, from: readonly number[]): string {
  const marks = cells.filter(({ kind }) => kind === "blank").map(({ symbol }) => symbol);
  const symbols = from.map((cell) => {
    const piece = cells[cell];
    return (piece?.kind === "blank" ? marks.shift() : piece?.symbol) ?? "";
  });
  return rowsOf(symbols, width, board.includes(" ") ? " " : "").join("/");
}
