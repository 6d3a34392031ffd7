import type { ParsedBoard } from "taisou";
import { type Aim, aimOf, NO_AIM } from "../../board/aim";
import { memoBy } from "../memo-by";
import type { Puzzle } from "./puzzle";

const NO_GOALS: readonly ParsedBoard[] = [];

/** The goals of a puzzle; none while its goal field holds something that cannot be one. */
export function usableGoals(puzzle: Puzzle | null): readonly ParsedBoard[] {
  return puzzle?.hasGoal === true ? puzzle.start.goals : NO_GOALS;
}

/** What its one goal is about; nothing, where any of several goals will do. */
export const aimOfPuzzle = memoBy((puzzle: Puzzle): Aim => {
  const [goal, another] = usableGoals(puzzle);
  return another === undefined ? aimOf(puzzle.start, goal, puzzle.options.same) : NO_AIM;
});
