import type { Move, Parsed } from "taisou";

/** A snapshot is kept after so many moves: a board is made from the nearest, none is stored. */
const SNAPSHOT_MOVES = 256;

/**
 * The boards along moves that the module has read or found, from the board they begin on. Only
 * where the symbols stand is worked out here, and only when asked: thousands of texts of a large
 * board would fill the memory, and thousands of calls would hold up the page.
 */
export function boardsAlong(start: Parsed, moves: readonly Move[]): (count: number) => string {
  const snapshots: string[][] = [start.cells.map(({ symbol }) => symbol)];
  return (count) => {
    for (let at = snapshots.length; at * SNAPSHOT_MOVES <= count; at += 1) {
      snapshots.push(symbolsAfter(snapshots, moves, at * SNAPSHOT_MOVES, at - 1));
    }
    const nearest = Math.floor(count / SNAPSHOT_MOVES);
    return textOf(symbolsAfter(snapshots, moves, count, nearest), start);
  };
}

function symbolsAfter(
  snapshots: readonly (readonly string[])[],
  moves: readonly Move[],
  count: number,
  from: number,
): string[] {
  const symbols = [...(snapshots[from] ?? [])];
  for (const move of moves.slice(from * SNAPSHOT_MOVES, count)) {
    const moving = symbols[move.from];
    const blank = symbols[move.to];
    if (moving === undefined || blank === undefined) continue;
    symbols[move.to] = moving;
    symbols[move.from] = blank;
  }
  return symbols;
}

/** As the module has written the start (DESIGN 4.1): which marks its blanks have does not change. */
function textOf(symbols: readonly string[], { board, width, height }: Parsed): string {
  const between = board.includes(" ") ? " " : "";
  const rows = Array.from({ length: height }, (_, row) =>
    symbols.slice(row * width, (row + 1) * width).join(between),
  );
  return rows.join("/");
}
