import type { BoardOptions, ParsedBoard } from "taisou";

/** The pieces that a goal names while it leaves others open. */
export interface GoalTargets {
  /** The symbols of the named pieces, and of their groups. */
  readonly symbols: ReadonlySet<string>;
  readonly cells: readonly number[];
  /** The same, by symbol. */
  readonly places: readonly (readonly number[])[];
}

export const NO_TARGETS: GoalTargets = { symbols: new Set(), cells: [], places: [] };

/**
 * The targets of a goal on a board, or on the goal itself; none if the goal names every piece. Pieces of a group in
 * `same` can take each other's places, so all of them are targets.
 */
export function goalTargets(
  board: ParsedBoard,
  goal: ParsedBoard | undefined,
  same: BoardOptions["same"] = [],
): GoalTargets {
  if (goal === undefined) return NO_TARGETS;
  const cells = goal.cells.flatMap(({ kind }, cell) => (kind === "tile" ? [cell] : []));
  const symbolOf = (cell: number) => goal.cells[cell]?.symbol ?? "";
  const named = new Set(cells.map(symbolOf));
  const symbols = new Set(named);
  for (const group of same.map(symbolsOf)) {
    if (group.some((symbol) => symbols.has(symbol)))
      for (const symbol of group) symbols.add(symbol);
  }
  const leaves =
    board === goal
      ? goal.cells.some(({ kind }) => kind === "any")
      : board.cells.some(({ kind, symbol }) => kind === "tile" && !symbols.has(symbol));
  if (!leaves) return NO_TARGETS;
  const places = [...named].map((symbol) => cells.filter((cell) => symbolOf(cell) === symbol));
  return { symbols, cells, places };
}

/** The symbols of a group; in a text each grapheme cluster is one. */
function symbolsOf(group: string | readonly string[]): readonly string[] {
  if (typeof group !== "string") return group;
  const clusters = new Intl.Segmenter().segment(group.normalize("NFC"));
  return Array.from(clusters, ({ segment }) => segment);
}
