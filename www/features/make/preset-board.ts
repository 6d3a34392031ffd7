import type { Cell } from "taisou";
import type { Objection } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { EMPTY_FIELDS, type Fields } from "../../model/puzzle/puzzle";
import { readFields, withStart } from "../../model/puzzle/read";
import { turnRows } from "../../model/puzzle/reading-order";
import { rowsOf } from "../../model/puzzle/rows";
import type { Shape } from "../../model/puzzle/shape";
import { type Mix, STEPS, walkedFrom } from "./walk";

const BLANK = "*";

/** A board of these symbols that stands at its goal; the other cells are blank. */
export function boardWith(
  rules: Rules,
  symbols: readonly string[],
  width: number,
  height: number,
): Fields {
  const cells = filled(symbols, width * height);
  const bare: Fields = { ...EMPTY_FIELDS, start: cells.join(""), width: String(width) };
  const read = readFields(rules, bare)?.puzzle?.start.cells ?? [];
  const isBare = read.length === cells.length && cells.every((one, at) => read[at]?.symbol === one);
  const rows = rowsOf(cells, width, " ").join("\n");
  const fields = isBare ? bare : { ...EMPTY_FIELDS, start: rows };
  const start = readFields(rules, fields)?.puzzle?.start;
  // An empty goal means the goal in order.
  return start?.goals[0]?.board === start?.board ? fields : { ...fields, goal: fields.start };
}

/** The symbols, then blanks up to this many cells. */
function filled(symbols: readonly string[], cells: number): readonly string[] {
  return Array.from({ length: cells }, (_, cell) => symbols[cell] ?? BLANK);
}

/** The cells of a word or sentence without its spaces, or the error. */
export function readWord(rules: Rules, text: string): readonly Cell[] | Objection {
  // In the text of a board, these two are not symbols of tiles.
  const plain = text.replace(/\s+/gu, "").replaceAll("?", "？").replaceAll("/", "／");
  if (plain === "") return [];
  // A start needs a blank.
  const read = rules.readBoard(plain + BLANK, 0);
  return read.ok === null ? (read.objection ?? []) : read.ok.cells.slice(0, -1);
}

/** A puzzle whose goal is a word in its own direction, scrambled this far by the seed; `null` if the board is too small, or the module has failed. */
export function wordPuzzle(
  rules: Rules,
  symbols: readonly string[],
  { width, height }: Shape,
  seed: number,
  mix: Mix,
): Fields | null {
  if (symbols.length > width * height) return null;
  const cells = turnRows(filled(symbols, width * height), width, String);
  const fields = boardWith(rules, cells, width, height);
  const puzzle = readFields(rules, fields)?.puzzle ?? null;
  if (puzzle === null) return null;
  const board =
    mix === "hard"
      ? rules.scramble(puzzle.board, puzzle.width, seed, puzzle.options)
      : walkedFrom(rules, puzzle, STEPS[mix], seed);
  return board === null ? null : withStart(rules, fields, board, puzzle.width);
}
