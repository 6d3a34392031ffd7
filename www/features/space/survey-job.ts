import { goalsOf, spaceOf, withinSpace } from "../../model/derived/state-space";
import { metricOf, obstacle } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import { randomSeed } from "../../platform/random";
import type { SpaceJob } from "./space-job";

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
