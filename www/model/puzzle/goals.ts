import type { ParsedBoard } from "taisou";
import { type GoalTargets, goalTargets, NO_TARGETS } from "../../board/goal-targets";
import { memoBy } from "../memo-by";
import type { Puzzle } from "./puzzle";

const NO_GOALS: readonly ParsedBoard[] = [];

/** The goals of a puzzle; none while its goal field holds something that cannot be one. */
export function usableGoals(puzzle: Puzzle | null): readonly ParsedBoard[] {
  return puzzle?.hasGoal === true ? puzzle.start.goals : NO_GOALS;
}

/** What its one goal is about; nothing, where any of several goals will do. */
export const puzzleTargets = memoBy((puzzle: Puzzle): GoalTargets => {
  const [goal, another] = usableGoals(puzzle);
  return another === undefined ? goalTargets(puzzle.start, goal, puzzle.options.same) : NO_TARGETS;
});
