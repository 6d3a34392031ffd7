import type { Rules } from "../../engine/rules";
import { boardFragment } from "../../model/derived/fragment";
import type { NewExercise } from "../../model/practice/exercise";
import type { Fields, Puzzle } from "../../model/puzzle/puzzle";
import { findNeighbours } from "../live/neighbours";

/** A position of a game before a move that lost. */
export interface Mistake {
  readonly board: string;
  /** The proven distance to the goal in single steps. */
  readonly distance: number;
  readonly lost: number;
}

const MOST = 3;

/** Exercises are for boards with one blank and without blocks, on which a cell names a move. */
export function canPractise({ start }: Puzzle): boolean {
  return (
    start.blocks.length === 0 && start.cells.filter(({ kind }) => kind === "blank").length === 1
  );
}

/**
 * Makes exercises of the mistakes that lost most, those near the goal first. A mistake is left out if the distance of
 * any position that one step reaches is unknown.
 *
 * @param distanceOf The proven distance of a board; `null` if unknown.
 */
export async function makeExercises(
  rules: Rules,
  puzzle: Puzzle,
  fields: Fields,
  mistakes: readonly Mistake[],
  distanceOf: (board: string) => Promise<number | null>,
): Promise<NewExercise[]> {
  const { width, options } = puzzle;
  const exercises: NewExercise[] = [];
  const worst = [...mistakes].sort((a, b) => b.lost - a.lost || a.distance - b.distance);
  for (const { board, distance } of worst.slice(0, MOST)) {
    const parsed = rules.parse(board, width, options);
    if (parsed === null) continue;
    const all = findNeighbours(rules, { puzzle, metric: "step", board, parsed });
    const steps = all.filter(({ moves }) => moves === 1);
    const after: (number | null)[] = [];
    for (const step of steps) after.push(await distanceOf(step.board));
    if (after.includes(null)) continue;
    const best = steps.flatMap(({ next }, at) => (after[at] === distance - 1 ? [next] : []));
    const fragment = boardFragment({ ...fields, start: board });
    exercises.push({ fragment, moves: distance, best });
  }
  return exercises;
}
