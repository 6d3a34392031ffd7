import type { Rules } from "../../engine/rules";
import { EMPTY_FIELDS, type FieldName, type Fields, type Puzzle, type Reading } from "./puzzle";
import { readFields, readStart } from "./read";
import { shapeOf } from "./shape";

/** What a start is typed over. */
export interface Footing {
  /** The fields as they were before. */
  readonly base: Fields;
  /** What they said. */
  readonly puzzle: Puzzle | null;
  /** Fields with a wish of the reader's own, which stays whatever the start is. */
  readonly own: ReadonlySet<FieldName>;
}

/**
 * The fields with another start. Width and goal follow it, except where they are the reader's own: those that were there
 * stay as long as they fit; else the board is as square as can be, numbers come in order, and a word stays as it is written.
 * `null` if the module has failed.
 */
export function followed(
  rules: Rules,
  footing: Footing,
  start: string,
): { readonly fields: Fields; readonly reading: Reading } | null {
  const { base, puzzle, own } = footing;
  const typed: Fields = { ...base, start };
  // Rows say the width themselves.
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

/** A width for a start of one line, as square as can be; `null` if there is none. */
export function guessedWidth(rules: Rules, fields: Fields): string | null {
  if (hasRows(fields)) return null;
  const shape = shapeOf(cellsOf(rules, fields));
  return shape === null ? null : String(shape.width);
}

export function hasRows({ start }: Pick<Fields, "start">): boolean {
  return /[/\r\n]/.test(start.trim());
}

/** How many cells a text has, if nothing else is wrong with it; else 0. */
export function cellsOf(rules: Rules, { start, blank }: Pick<Fields, "start" | "blank">): number {
  const alone = { ...EMPTY_FIELDS, start, blank };
  return readFields(rules, alone)?.puzzle?.start.cells.length ?? 0;
}

/** The width that follows from a start of one line; empty if it can only be a line. */
function widthOf(rules: Rules, fields: Fields, before: Puzzle | null): string {
  const cells = cellsOf(rules, fields);
  if (cells > 0 && cells === before?.start.cells.length && before.start.height > 1) {
    return String(before.width);
  }
  return guessedWidth(rules, fields) ?? "";
}

/** The digits of a series of single symbols, as boards of numbers in one line are written: 1 to 9, then A. */
const SERIES = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Whether the tiles have an order that everybody knows: numbers, or `A` to `H`. Words are no series. */
export function isSeries({ start }: Puzzle): boolean {
  const tiles = start.cells.flatMap(({ kind, symbol }) => (kind === "tile" ? [symbol] : []));
  if (tiles.every((symbol) => /^\d+$/.test(symbol))) return true;
  if (tiles.some((symbol) => symbol.length !== 1)) return false;
  const run = [...tiles].sort().join("").toUpperCase();
  return SERIES.startsWith(run) || SERIES.slice(SERIES.indexOf("A")).startsWith(run);
}

/** What lies on a board, in whatever order. */
function piecesOf(puzzle: Puzzle | null): string | null {
  const cells = puzzle?.start.cells.map(({ kind, symbol }) => `${kind}${symbol}`);
  return cells === undefined ? null : cells.sort().join("\n");
}
