import type { Rules } from "../../engine/rules";
import { likelyWidth } from "./clean-board";
import { EMPTY_FIELDS, type Fields, type Reading } from "./puzzle";
import { readFields, readStart } from "./read";

/** A board of one line, and the rows that it was taken to have. */
export interface Assumed {
  readonly cells: number;
  readonly width: number;
}

interface Pasted {
  readonly fields: Fields;
  readonly reading: Reading;
  /** What was assumed of its rows, if anything was. */
  readonly size: Assumed | null;
  /** The goal was for other pieces. */
  readonly isGoalGone: boolean;
}

/** The fields with another start, whose goal stays if it is one of this start; `null` if the module has failed. */
export function readPasted(rules: Rules, before: Fields, text: string): Pasted | null {
  const pasted = { ...before, start: text };
  const guess = guessedWidth(rules, pasted);
  const sized = guess === null ? pasted : { ...pasted, width: guess };
  const size =
    guess === null || guess === before.width.trim()
      ? null
      : { cells: cellsOf(rules, pasted), width: Number(guess) };
  const whole = readStart(rules, sized);
  if (whole === null) return null;
  if (!whole.reading.problems.some(({ field }) => field === "goal")) {
    return { ...whole, size, isGoalGone: false };
  }
  const goalless = readStart(rules, { ...sized, goal: "" });
  return goalless === null ? null : { ...goalless, size, isGoalGone: true };
}

/** The fields of a puzzle that begins on this board: the one there was, if it is one of its boards. */
export function readPastedBoard(rules: Rules, before: Fields, text: string): Pasted | null {
  const same = readPasted(rules, { ...before, title: "" }, text);
  if (same === null) return null;
  const isSame = !same.isGoalGone && same.reading.problems.length === 0;
  // What says nothing fits everything.
  const isTelling = before.goal.trim() !== "" || before.blank !== "";
  return isSame && isTelling ? same : readPasted(rules, EMPTY_FIELDS, text);
}

/** A better width for a start of one line than its field has; `null` if there is none. */
export function guessedWidth(rules: Rules, fields: Fields): string | null {
  if (/[/\r\n]/.test(fields.start.trim())) return null;
  const cells = cellsOf(rules, fields);
  const width = Number(fields.width) || 0;
  const isFine = width > 0 && cells % width === 0 && Math.abs(cells / width - width) <= 1;
  const likely = isFine ? width : likelyWidth(cells);
  return likely === null ? null : String(likely);
}

/** How many cells a text has, if nothing else is wrong with it; else 0. */
function cellsOf(rules: Rules, { start, blank }: Fields): number {
  const alone = { ...EMPTY_FIELDS, start, blank };
  return readFields(rules, alone)?.puzzle?.start.cells.length ?? 0;
}
