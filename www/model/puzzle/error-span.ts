import type { Fields, Problem } from "./puzzle";
import { splitGoals } from "./read";

/** A part of a text; empty if something is missing there. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The part of a field's text that a problem is about; `null` if the module names no place. */
export function spanOf({ field, details }: Problem, fields: Fields): Span | null {
  const { span, goal } = details;
  if (!Array.isArray(span)) return null;
  const [from, to] = span;
  if (typeof from !== "number" || typeof to !== "number") return null;
  const text = fields[field];
  const begin = field === "goal" ? goalBegin(text, goal) : text.search(/[^\r\n]/);
  return { from: begin + from, to: begin + to };
}

function goalBegin(text: string, index: Problem["details"][string] | undefined): number {
  const goals = splitGoals(text);
  let begin = 0;
  let end = 0;
  for (const goal of goals.slice(0, (typeof index === "number" ? index : 0) + 1)) {
    begin = text.indexOf(goal, end);
    end = begin + goal.length;
  }
  return begin;
}
