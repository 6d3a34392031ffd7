import type { AppState } from "../state/state";
import type { Problem } from "./puzzle";
import { splitGoals, trimmed } from "./read";

/** A part of a text. Where it begins and ends at one place, something is missing there. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The part of a field's text that a problem is about; `null` if the module names none. */
export function spanOf({ field, details }: Problem, { fields }: AppState): Span | null {
  const [from, to] = Array.isArray(details.span) ? details.span : [];
  if (typeof from !== "number" || typeof to !== "number") return null;
  const before = beginOf(fields[field], field === "goal" ? details.goal : null);
  return { from: before + from, to: before + to };
}

/** Where what the module was given begins in a field: the goal with this number, or all but line breaks at its ends. */
function beginOf(text: string, goal: Problem["details"][string] | undefined): number {
  if (typeof goal !== "number") return text.indexOf(trimmed(text));
  let begin = 0;
  let end = 0;
  for (const one of splitGoals(text).slice(0, goal + 1)) {
    begin = text.indexOf(one, end);
    end = begin + one.length;
  }
  return begin;
}
