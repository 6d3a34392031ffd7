import type { ParsedBoard } from "taisou";

/** What a goal is about that leaves other pieces where they like. */
export interface Aim {
  /** The symbols of the pieces that it names. */
  readonly symbols: ReadonlySet<string>;
  /** The cells where it wants them. */
  readonly cells: readonly number[];
}

export const NO_AIM: Aim = { symbols: new Set(), cells: [] };

/** What stands out on a board with this goal, or on the goal itself; nothing, where the goal names every piece. */
export function aimOf(board: ParsedBoard, goal: ParsedBoard | undefined): Aim {
  if (goal === undefined) return NO_AIM;
  const cells = goal.cells.flatMap(({ kind }, cell) => (kind === "tile" ? [cell] : []));
  const symbols = new Set(cells.map((cell) => goal.cells[cell]?.symbol ?? ""));
  const leaves =
    board === goal
      ? goal.cells.some(({ kind }) => kind === "any")
      : board.cells.some(({ kind, symbol }) => kind === "tile" && !symbols.has(symbol));
  return leaves ? { symbols, cells } : NO_AIM;
}
