import type { Rules } from "../../engine/rules";
import { cellsOf, guessedWidth, hasRows } from "./guessed-width";
import type { FieldName, Fields, Puzzle, Reading } from "./puzzle";
import { readStart } from "./read";

export interface Footing {
  readonly base: Fields;
  readonly puzzle: Puzzle | null;
  /** Fields that the player has filled in, which do not follow the start. */
  readonly own: ReadonlySet<FieldName>;
}

/**
 * Returns the fields with another start; `null` if the module has failed.
 *
 * Width and goal follow the start, except the player's own. The old ones stay while they fit. Otherwise the board is as
 * square as possible, numbers go in order, and a word stays as written.
 */
export function followed(
  rules: Rules,
  footing: Footing,
  start: string,
): { readonly fields: Fields; readonly reading: Reading } | null {
  const { base, puzzle, own } = footing;
  const typed: Fields = { ...base, start };
  const isSaid = own.has("width") || hasRows(typed);
  const sized = readStart(
    rules,
    isSaid ? typed : { ...typed, width: widthOf(rules, typed, puzzle) },
  );
  const read = sized?.reading.puzzle ?? null;
  if (sized === null || read === null || own.has("goal") || base.blocks.trim() !== "") return sized;
  const fits = sized.reading.problems.every(({ field }) => field !== "goal");
  const series = isSeries(read);
  if (fits && (base.goal.trim() !== "" || series || piecesOf(puzzle) === piecesOf(read))) {
    return sized;
  }
  return readStart(rules, { ...sized.fields, goal: series ? "" : start });
}

/** The width for a start of one line; empty if it can only be a line. */
function widthOf(rules: Rules, fields: Fields, before: Puzzle | null): string {
  const cells = cellsOf(rules, fields);
  if (cells > 0 && cells === before?.start.cells.length && before.start.height > 1) {
    return String(before.width);
  }
  return guessedWidth(rules, fields) ?? "";
}

/** The order of single symbols in boards of numbers: 1 to 9, then A. */
const SERIES = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** True if the tiles have a natural order: numbers, or `A` to `H`. Words do not. */
export function isSeries({ start }: Puzzle): boolean {
  const tiles = start.cells.flatMap(({ kind, symbol }) => (kind === "tile" ? [symbol] : []));
  if (tiles.every((symbol) => /^\d+$/.test(symbol))) return true;
  if (tiles.some((symbol) => symbol.length !== 1)) return false;
  const run = [...tiles].sort().join("").toUpperCase();
  return SERIES.startsWith(run) || SERIES.slice(SERIES.indexOf("A")).startsWith(run);
}

/** The pieces of a board as text, independent of their order. */
function piecesOf(puzzle: Puzzle | null): string | null {
  const cells = puzzle?.start.cells.map(({ kind, symbol }) => `${kind}${symbol}`);
  return cells === undefined ? null : cells.sort().join("\n");
}
