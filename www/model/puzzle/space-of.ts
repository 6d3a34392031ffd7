import { memoBy } from "../memo-by";
import { metricOf } from "../state/selectors";
import type { Surveyed } from "../state/space";
import type { AppState } from "../state/state";
import { usualMetric } from "./metrics";
import type { Puzzle } from "./puzzle";

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
