import type { BoardOptions, ParsedBoard } from "taisou";

/** What a goal is about that leaves other pieces where they like. */
export interface GoalTargets {
  /** The symbols of the pieces that it names, with those of their groups. */
  readonly symbols: ReadonlySet<string>;
  /** The cells where it wants them. */
  readonly cells: readonly number[];
}

export const NO_TARGETS: GoalTargets = { symbols: new Set(), cells: [] };

/**
 * What stands out on a board with this goal, or on the goal itself; nothing, where the goal names every piece. Pieces of a
 * group in `same` can take each other's places, so all of them stand out.
 */
export function goalTargets(
  board: ParsedBoard,
  goal: ParsedBoard | undefined,
  same: BoardOptions["same"] = [],
): GoalTargets {
  if (goal === undefined) return NO_TARGETS;
  const cells = goal.cells.flatMap(({ kind }, cell) => (kind === "tile" ? [cell] : []));
  const symbols = new Set(cells.map((cell) => goal.cells[cell]?.symbol ?? ""));
  for (const group of same.map(symbolsOf)) {
    if (group.some((symbol) => symbols.has(symbol)))
      for (const symbol of group) symbols.add(symbol);
  }
  const leaves =
    board === goal
      ? goal.cells.some(({ kind }) => kind === "any")
      : board.cells.some(({ kind, symbol }) => kind === "tile" && !symbols.has(symbol));
  return leaves ? { symbols, cells } : NO_TARGETS;
}

/** The symbols of a group. In a text each grapheme cluster is one. */
function symbolsOf(group: string | readonly string[]): readonly string[] {
  if (typeof group !== "string") return group;
  const clusters = new Intl.Segmenter().segment(group.normalize("NFC"));
  return Array.from(clusters, ({ segment }) => segment);
}
