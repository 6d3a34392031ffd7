import type { Rules } from "../../engine/rules";
import { followed } from "./follow";
import { cellsOf, hasRows } from "./guessed-width";
import { EMPTY_FIELDS, type Fields, type Problem, type Puzzle, type Reading } from "./puzzle";

/** The rows assumed for a board of one line. */
export interface Assumed {
  readonly cells: number;
  readonly width: number;
}

interface Pasted {
  readonly fields: Fields;
  readonly reading: Reading;
  /** The rows, if they were assumed. */
  readonly size: Assumed | null;
  /** The old goal had other pieces and is dropped. */
  readonly isGoalGone: boolean;
}

/** The puzzle `before` with another start; its goal stays if it fits. `null` if the module has failed. */
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

/** The fields of a puzzle with this start: those of the present puzzle if it can begin so. */
export function readPastedBoard(
  rules: Rules,
  before: Fields,
  puzzle: Puzzle | null,
  text: string,
): Pasted | null {
  const same = readPasted(rules, { ...before, title: "" }, puzzle, text);
  if (same === null) return null;
  const isSame = !same.isGoalGone && same.reading.problems.length === 0;
  // Empty fields fit every board.
  const isTelling = before.goal.trim() !== "" || before.blank !== "";
  return isSame && isTelling ? same : readPasted(rules, EMPTY_FIELDS, null, text);
}

/** True if an unreadable text resembles a board, so that its error is worth showing. */
export function isLikeBoard(text: string, { code }: Problem): boolean {
  if (/[*＊_＿]/u.test(text)) return true;
  return code === "no-blank" && (hasRows({ start: text }) || /^[\d\s]+$/.test(text));
}
