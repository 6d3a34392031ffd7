import type { ParsedBoard } from "taisou";
import type { DemoPuzzle } from "./demo";

const FIFTEEN = "1 2 3 4/5 6 7 8/9 10 11 12";

/** A solvable puzzle, an unsolvable one, and one that is solvable thanks to identical tiles. */
export const PARITY_PUZZLES = {
  eight: { start: "123/5*6/478", goal: "123/456/78*", width: 3 },
  fifteen: { start: `${FIFTEEN}/13 15 14 *`, goal: `${FIFTEEN}/13 14 15 *`, width: 4 },
  letters: { start: "アタマ/ノタイ/ソウ*", goal: "アタマ/ノタイ/ウソ*", width: 3 },
} as const satisfies Record<string, DemoPuzzle>;

export type ParityPuzzle = keyof typeof PARITY_PUZZLES;

/** 0 for even, 1 for odd. */
export type Evenness = 0 | 1;

export interface ParityView {
  /** Exchanges of two pieces that make this board from the goal; the blank counts as a piece. */
  readonly exchanges: number;
  /** The colour of the blank's cell on a chequered board. */
  readonly colour: Evenness;
  /** The parity of their sum, which no move changes. */
  readonly sum: Evenness;
}

/**
 * The parities of a board, for display only: the module decides solvability. Identical tiles are matched in reading
 * order.
 */
export function parityOf(board: ParsedBoard, goal: ParsedBoard): ParityView {
  const exchanges = exchangesTo(homesOf(board, goal));
  const blank = Math.max(
    board.cells.findIndex(({ kind }) => kind === "blank"),
    0,
  );
  const colour = parity(Math.floor(blank / board.width) + (blank % board.width));
  return { exchanges, colour, sum: parity(exchanges + colour) };
}

/** True if two tiles are identical. Matching them the other way round changes the parity. */
export function hasIdenticalTiles({ cells }: ParsedBoard): boolean {
  return new Set(cells.map(({ symbol }) => symbol)).size < cells.length;
}

function parity(count: number): Evenness {
  return count % 2 === 0 ? 0 : 1;
}

/** For each cell the goal's cell of its piece; -1 if there is none. */
export function homesOf(board: ParsedBoard, goal: ParsedBoard): number[] {
  const free = goal.cells.map(({ kind, symbol }) => keyOf(kind, symbol));
  return board.cells.map(({ kind, symbol }) => {
    const home = free.indexOf(keyOf(kind, symbol));
    if (home >= 0) free[home] = "";
    return home;
  });
}

/** Blanks may be written in several ways. */
function keyOf(kind: string, symbol: string): string {
  return kind === "blank" ? kind : `${kind} ${symbol}`;
}

/** A cycle of `n` pieces takes `n - 1` exchanges. */
function exchangesTo(homes: readonly number[]): number {
  const seen = new Set<number>();
  let exchanges = 0;
  for (const [cell] of homes.entries()) {
    for (let at = cell; !seen.has(at); at = homes[at] ?? at) {
      seen.add(at);
      if (homes[at] !== cell) exchanges += 1;
    }
  }
  return exchanges;
}
