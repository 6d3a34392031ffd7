import type { ParsedBoard } from "taisou";

/** 0 for even, 1 for odd. */
export type Evenness = 0 | 1;

/** A board as the rule of parity sees it. */
export interface ParityView {
  /** How many exchanges of two pieces it takes to make this board from the goal, the blank being a piece. */
  readonly exchanges: number;
  /** The colour of the blank's cell on a chequered board. */
  readonly colour: Evenness;
  /** The parity of both together, which no move changes. */
  readonly sum: Evenness;
}

/**
 * How a board looks to the rule of parity. Only for showing it: whether a board can be solved, the module says. Look-alikes
 * are taken in reading order.
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

/** True if two pieces look alike: then either may be taken for the other, which changes the parity. */
export function hasLookAlikes({ cells }: ParsedBoard): boolean {
  return new Set(cells.map(({ symbol }) => symbol)).size < cells.length;
}

function parity(count: number): Evenness {
  return count % 2 === 0 ? 0 : 1;
}

/** For each cell the goal's cell of what lies there. */
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
