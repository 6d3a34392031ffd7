import type { Rules } from "../../engine/rules";
import { cellsOf, followed, hasRows } from "./follow";
import { EMPTY_FIELDS, type Fields, type Problem, type Puzzle, type Reading } from "./puzzle";

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

/**
 * The fields with another start, whose goal stays if it is one of this start; `null` if the module has failed.
 *
 * @param puzzle What the fields said before.
 */
export function readPasted(
  rules: Rules,
  before: Fields,
  puzzle: Puzzle | null,
  text: string,
): Pasted | null {
  const read = followed(rules, { base: before, puzzle, own: new Set() }, text);
  if (read === null) return null;
  const { fields } = read;
  const isGuessed = !hasRows(fields) && fields.width !== "" && fields.width !== before.width.trim();
  return {
    ...read,
    size: isGuessed ? { cells: cellsOf(rules, fields), width: Number(fields.width) } : null,
    isGoalGone: before.goal.trim() !== "" && fields.goal !== before.goal,
  };
}

/** The fields of a puzzle that begins on this board: the one there was, if it is one of its boards. */
export function readPastedBoard(
  rules: Rules,
  before: Fields,
  puzzle: Puzzle | null,
  text: string,
): Pasted | null {
  const same = readPasted(rules, { ...before, title: "" }, puzzle, text);
  if (same === null) return null;
  const isSame = !same.isGoalGone && same.reading.problems.length === 0;
  // What says nothing fits everything.
  const isTelling = before.goal.trim() !== "" || before.blank !== "";
  return isSame && isTelling ? same : readPasted(rules, EMPTY_FIELDS, null, text);
}

/** Whether a text that is no board was meant as one: what is wrong with it as a board is then worth saying. */
export function isLikeBoard(text: string, { code }: Problem): boolean {
  if (/[*＊_＿]/u.test(text)) return true;
  return code === "no-blank" && (hasRows({ start: text }) || /^[\d\s]+$/.test(text));
}
