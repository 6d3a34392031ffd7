import type { Cell, Metric, SurveyOptions } from "taisou";
import { memoBy } from "../memo-by";
import { usualMetric } from "../puzzle/metrics";
import type { Puzzle } from "../puzzle/puzzle";
import { metricOf } from "../state/selectors";
import type { Surveyed } from "../state/space-state";
import type { AppState } from "../state/state";

/**
 * Which positions a puzzle is one of: puzzles with the same goals, rules and pieces, from wherever they start, have the
 * same text.
 */
export const spaceOf = memoBy((puzzle: Puzzle): string => {
  const { goal: _, ...rules } = puzzle.options;
  const { cells, goals } = puzzle.start;
  const pieces = cells.map(({ kind, symbol }) => (kind === "blank" ? "" : symbol)).sort();
  const walls = cells.flatMap(({ kind }, cell) => (kind === "wall" ? [cell] : []));
  const targets = goals.map(({ board }) => board);
  return JSON.stringify([puzzle.width, rules, pieces, walls, targets]);
});

/** The goals as the module wrote them: also the one in order, which no field names. */
export function goalsOf({ start }: Puzzle): string[] {
  return start.goals.map(({ board }) => board);
}

/** The options of a puzzle for what is done in its space. */
export function withinSpace(puzzle: Puzzle, metric: Metric): SurveyOptions {
  const { goal: _, ...options } = puzzle.options;
  const { goals } = puzzle.start;
  // One goal that says everything is itself a board of the space; else the start says which pieces there are.
  const open = goals.length > 1 || goals.some(({ cells }) => cells.some(isAny));
  return { ...options, ...(open ? { start: puzzle.board } : {}), metric };
}

function isAny({ kind }: Cell): boolean {
  return kind === "any";
}

/** Whether it counts as such puzzles are usually counted: only so is it told how hard a board is. */
export function isUsual({ puzzle, result }: Surveyed): boolean {
  return result.metric === usualMetric(puzzle.options);
}

/** The survey of the space that the puzzle on the page is in, counted as it is now. */
export function surveyOf(state: AppState): Surveyed | null {
  const { puzzle, space } = state;
  if (puzzle === null || space.survey.kind !== "done") return null;
  const { value } = space.survey;
  const fits = value.result.metric === metricOf(state) && value.space === spaceOf(puzzle);
  return fits ? value : null;
}
