import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import type { Expected } from "./log-fault";
import { countTimes, packTimes, unpackTimes } from "./packed";
import { scrambleIn } from "./scramble-text";
import { movesOf } from "./steps";

/** The longest note and the longest name of a session, in UTF-16 units. */
export const LONGEST_NOTE = 2000;
export const LONGEST_NAME = 100;

interface WrongField {
  readonly field: keyof Attempt;
  readonly expected: Expected;
}

/** The attempt with its texts cut to the longest length, without broken characters, and without split times that fall. */
export function fitted(attempt: Attempt): Attempt {
  const { session, note, splits } = attempt;
  return {
    ...attempt,
    session: cut(session, LONGEST_NAME),
    note: cut(note, LONGEST_NOTE),
    splits: rises(splits) ? splits : [],
  };
}

/** Half a surrogate pair, which files of text cannot have. */
const HALF = /\p{Surrogate}/gu;

export function cut(text: string, longest: number): string {
  const whole = text.replace(HALF, "\uFFFD");
  return whole.length <= longest ? whole : whole.slice(0, longest).replace(/\p{Surrogate}$/u, "");
}

function rises(splits: readonly number[]): boolean {
  return splits.every((one, at) => isWhole(one) && one >= (splits[at - 1] ?? 0));
}

/** The first field that contradicts the others or is out of range; `null` if all are well. */
export function checkedAttempt(rules: Rules, attempt: Attempt): WrongField | null {
  const { id, session, start, fragment, ms, moves, times, splits, optimal, bound, note } = attempt;
  if (!/^[\w-]{1,60}$/.test(id)) return { field: "id", expected: "name" };
  if (session.trim() === "" || session.length > LONGEST_NAME)
    return { field: "session", expected: "name" };
  if (!isWhole(start)) return { field: "start", expected: "date" };
  if (!isWhole(ms)) return { field: "ms", expected: "time" };
  if (note.length > LONGEST_NOTE) return { field: "note", expected: "text" };
  const board = fragment === "" ? null : scrambleIn(rules, fragment);
  if (fragment !== "" && board === null) return { field: "fragment", expected: "board" };
  const steps = countTimes(times);
  const isPacked = packTimes(unpackTimes(times)).every((byte, at) => byte === times[at]);
  if (!isPacked) return { field: "times", expected: "times" };
  const isFull = moves.length === Math.ceil(steps / 4);
  const made = board === null ? 0 : movesOf(attempt, board).length;
  if (!isFull || made !== steps) return { field: "moves", expected: "moves" };
  if (!rises(splits)) return { field: "splits", expected: "splits" };
  if (optimal !== null && !isWhole(optimal)) return { field: "optimal", expected: "number" };
  if (bound !== null && !isWhole(bound)) return { field: "bound", expected: "number" };
  return null;
}

function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0 && number < 1e14;
}
