import type { Metric, SurveyOptions } from "taisou";
import { memoBy } from "../memo-by";
import { usualMetric } from "../puzzle/metrics";
import type { Puzzle } from "../puzzle/puzzle";
import { metricOf } from "../state/selectors";
import type { Surveyed } from "../state/space-state";
import type { AppState } from "../state/state";

/** The key of the state space of a puzzle: the same for all starts with the same goals, rules and pieces. */
export const spaceOf = memoBy((puzzle: Puzzle): string => {
  const { goal: _, ...rules } = puzzle.options;
  const { cells, goals } = puzzle.start;
  const pieces = cells.map(({ kind, symbol }) => (kind === "blank" ? "" : symbol)).sort();
  const walls = cells.flatMap(({ kind }, cell) => (kind === "wall" ? [cell] : []));
  const targets = goals.map(({ board }) => board);
  return JSON.stringify([puzzle.width, rules, pieces, walls, targets]);
});

/** The goals as the module writes them, with the default one in order. */
export function goalsOf({ start }: Puzzle): string[] {
  return start.goals.map(({ board }) => board);
}

export function withinSpace(puzzle: Puzzle, metric: Metric): SurveyOptions {
  const { goal: _, ...options } = puzzle.options;
  const { goals } = puzzle.start;
  // A single complete goal is itself in the space; otherwise the start defines the pieces.
  const open =
    goals.length > 1 || goals.some(({ cells }) => cells.some(({ kind }) => kind === "any"));
  return { ...options, ...(open ? { start: puzzle.board } : {}), metric };
}

/** True if a survey uses the usual metric, which difficulty is rated in. */
export function isUsual({ puzzle, result }: Surveyed): boolean {
  return result.metric === usualMetric(puzzle.options);
}

/** The finished survey of the space of this puzzle, in the metric in use. */
export function surveyOf(state: AppState): Surveyed | null {
  const { puzzle, space } = state;
  if (puzzle === null || space.survey.kind !== "done") return null;
  const { value } = space.survey;
  const fits = value.result.metric === metricOf(state) && value.space === spaceOf(puzzle);
  return fits ? value : null;
}
