import type { Move, Parsed, ParsedBoard } from "taisou";
import { type BlockOf, blockOf, carry } from "./move-pieces";

/** A snapshot is kept after so many moves: a board is made from the nearest, none is stored. */
const SNAPSHOT_MOVES = 256;

/**
 * The boards along moves that the module has read or found, from the board they begin on. Only
 * where the symbols stand is worked out here, and only when asked: thousands of texts of a large
 * board would fill the memory, and thousands of calls would hold up the page.
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

/** A board on which the tiles of two cells have changed places. */
export function withExchanged(start: Parsed, [a, b]: readonly [number, number]): string {
  return withPieces(start, [...start.cells.keys()].with(a, b).with(b, a));
}

/**
 * A board on which each cell has the piece that lay on another, as the module writes it (docs/contracts.md#text-of-a-board): the
 * marks of its blanks stay in the order in which they are read.
 */
export function withPieces(
  { board, width, height, cells }: ParsedBoard,
  from: readonly number[],
): string {
  const marks = cells.filter(({ kind }) => kind === "blank").map(({ symbol }) => symbol);
  const symbols = from.map((cell) => {
    const piece = cells[cell];
    return (piece?.kind === "blank" ? marks.shift() : piece?.symbol) ?? "";
  });
  const between = board.includes(" ") ? " " : "";
  const rows = Array.from({ length: height }, (_, row) =>
    symbols.slice(row * width, (row + 1) * width).join(between),
  );
  return rows.join("/");
}
