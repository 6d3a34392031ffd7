import type { Rules } from "../../engine/rules";
import type { Attempt } from "./attempt";
import type { Expected } from "./log-fault";
import { countTimes, packTimes, unpackTimes } from "./packed";
import { scrambleIn } from "./scramble-text";
import { movesOf } from "./steps";

/** The longest text of a note or a name, in characters. */
const MOST_CHARACTERS = 2000;

interface WrongField {
  readonly field: keyof Attempt;
  readonly expected: Expected;
}

/** The first field that contradicts the others or is out of range; `null` if all are well. */
export function checkedAttempt(rules: Rules, attempt: Attempt): WrongField | null {
  const { id, session, start, fragment, ms, moves, times, splits, optimal, bound, note } = attempt;
  const isText = (text: string) => text.length <= MOST_CHARACTERS;
  if (!/^[\w-]{1,60}$/.test(id)) return { field: "id", expected: "name" };
  if (session.trim() === "" || session.length > 100) return { field: "session", expected: "name" };
  if (!isWhole(start)) return { field: "start", expected: "date" };
  if (!isWhole(ms)) return { field: "ms", expected: "time" };
  if (!isText(note)) return { field: "note", expected: "text" };
  const board = fragment === "" ? null : scrambleIn(rules, fragment);
  if (fragment !== "" && board === null) return { field: "fragment", expected: "board" };
  const steps = countTimes(times);
  const isPacked = packTimes(unpackTimes(times)).every((byte, at) => byte === times[at]);
  if (!isPacked) return { field: "times", expected: "times" };
  const isFull = moves.length === Math.ceil(steps / 4);
  const made = board === null ? 0 : movesOf(attempt, board).length;
  if (!isFull || made !== steps) return { field: "moves", expected: "moves" };
  const rises = splits.every((one, at) => isWhole(one) && one >= (splits[at - 1] ?? 0));
  if (!rises) return { field: "splits", expected: "splits" };
  if (optimal !== null && !isWhole(optimal)) return { field: "optimal", expected: "number" };
  if (bound !== null && !isWhole(bound)) return { field: "bound", expected: "number" };
  return null;
}

function isWhole(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0 && number < 1e14;
}
