import type { ParsedBoard } from "taisou";
import { type GoalTargets, goalTargets, NO_TARGETS } from "../../board/goal-targets";
import { memoBy } from "../memo-by";
import type { Puzzle } from "./puzzle";

const NO_GOALS: readonly ParsedBoard[] = [];

/** The goals of a puzzle; none while its goal field is unusable. */
export function usableGoals(puzzle: Puzzle | null): readonly ParsedBoard[] {
  return puzzle?.hasGoal === true ? puzzle.start.goals : NO_GOALS;
}

/** The targets of its only goal; none if it has several. */
export const puzzleTargets = memoBy((puzzle: Puzzle): GoalTargets => {
  const [goal, another] = usableGoals(puzzle);
  return another === undefined ? goalTargets(puzzle.start, goal, puzzle.options.same) : NO_TARGETS;
});
