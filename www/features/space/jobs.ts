import type { Solution } from "taisou";
import type { Outcome, Task, TaskId } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { goalsOf, spaceOf, withinSpace } from "../../model/derived/state-space";
import { answerFrom } from "../../model/play/answer";
import type { Action } from "../../model/state/actions";
import { answerOf, metricOf, obstacle } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { randomSeed } from "../../platform/random";

/** A task in the state space of a puzzle, and what its outcome changes. */
export interface SpaceJob {
  readonly kind: "survey" | "count" | "compose";
  readonly task: Task;
  /** `null` if the page cannot read the outcome. */
  actionFor(outcome: Outcome, id: TaskId): Action | null;
  /** True if the state has no use for the outcome any more. */
  isStale(state: AppState): boolean;
}

/** Enumerates the state space of the puzzle on the page. */
export function surveyJob(state: AppState): SpaceJob | null {
  const { puzzle } = state;
  if (puzzle === null || obstacle(state) !== null) return null;
  const space = spaceOf(puzzle);
  return {
    kind: "survey",
    task: {
      kind: "survey",
      goals: goalsOf(puzzle),
      width: puzzle.width,
      options: { ...withinSpace(puzzle, metricOf(state)), seed: randomSeed() },
    },
    actionFor(outcome, id) {
      if (outcome.kind !== "survey") return null;
      const value = { id, puzzle, space, result: outcome.survey };
      return { type: "surveying", job: { kind: "done", value } };
    },
    isStale: (now) => now.puzzle === null || spaceOf(now.puzzle) !== space,
  };
}

const MOST_LISTED = 10;

/** Counts the shortest solutions of the position that was solved. */
export function countJob(rules: Rules, state: AppState): SpaceJob | null {
  const { puzzle } = state;
  const answer = answerOf(state);
  if (puzzle === null || answer === null) return null;
  const { board, history, solution: found } = answer;
  const options = { ...puzzle.options, metric: found.metric, list: MOST_LISTED };
  return {
    kind: "count",
    task: { kind: "count", board, width: puzzle.width, options },
    actionFor(outcome) {
      if (outcome.kind !== "count") return null;
      const result = outcome.count;
      const { length } = result;
      const answers = result.solutions.flatMap((moves) => {
        const solution: Solution = {
          ...found,
          // The module counts with a bidirectional search.
          ...{ algorithm: "bidirectional", why: null, stages: [], boards: [] },
          ...{ moves, length, bound: length, optimal: true },
        };
        return answerFrom(rules, { puzzle, board, history }, solution) ?? [];
      });
      if (answers.length < result.solutions.length) return null;
      return { type: "counting", job: { kind: "done", value: { result, answers } } };
    },
    isStale: ({ space }) => space.count.kind === "none",
  };
}
