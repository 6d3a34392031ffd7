import type { Cell } from "taisou";
import type { Objection } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { EMPTY_FIELDS, type Fields } from "../../model/puzzle/puzzle";
import { readFields, withStart } from "../../model/puzzle/read";
import type { Shape } from "../../model/puzzle/shape";

const BLANK = "*";

/** A board of these symbols that stands at its goal; what they leave is blank. */
export function boardWith(
  rules: Rules,
  symbols: readonly string[],
  width: number,
  height: number,
): Fields {
  const cells = Array.from({ length: width * height }, (_, cell) => symbols[cell] ?? BLANK);
  const bare: Fields = { ...EMPTY_FIELDS, start: cells.join(""), width: String(width) };
  const read = readFields(rules, bare)?.puzzle?.start.cells ?? [];
  const isBare = read.length === cells.length && cells.every((one, at) => read[at]?.symbol === one);
  const rows = Array.from({ length: height }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).join(" "),
  );
  const fields = isBare ? bare : { ...EMPTY_FIELDS, start: rows.join("\n") };
  const start = readFields(rules, fields)?.puzzle?.start;
  // The goal in order goes without saying.
  return start?.goals[0]?.board === start?.board ? fields : { ...fields, goal: fields.start };
}

/** The cells that a word or a sentence fills, spaces left out; or why it fills none. */
export function readWord(rules: Rules, text: string): readonly Cell[] | Objection {
  // A board's text uses these with a meaning that no sentence gives them.
  const plain = text.replace(/\s+/gu, "").replaceAll("?", "？").replaceAll("/", "／");
  if (plain === "") return [];
  // With a blank behind it it is a start.
  const read = rules.readBoard(plain + BLANK, 0);
  return read.ok === null ? (read.objection ?? []) : read.ok.cells.slice(0, -1);
}

/**
 * The puzzle whose goal is a word: a scramble of it, the same for the same seed. `null` if the board is too small, or the
 * module has failed.
 */
export function wordPuzzle(
  rules: Rules,
  symbols: readonly string[],
  { width, height }: Shape,
  seed: number,
): Fields | null {
  if (symbols.length > width * height) return null;
  const fields = boardWith(rules, symbols, width, height);
  const puzzle = readFields(rules, fields)?.puzzle ?? null;
  if (puzzle === null) return null;
  const board = rules.scramble(puzzle.board, puzzle.width, seed, puzzle.options);
  return board === null ? null : withStart(rules, fields, board, puzzle.width);
}
