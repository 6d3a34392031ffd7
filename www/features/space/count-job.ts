import type { Solution } from "taisou";
import type { Rules } from "../../engine/rules";
import { answerFrom } from "../../model/play/answer";
import { answerOf } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";
import type { SpaceJob } from "./space-job";

/** Solutions that are listed. */
const LISTED = 10;

/** Counts the shortest solutions of the position that was solved. */
export function countJob(rules: Rules, state: AppState): SpaceJob | null {
  const { puzzle } = state;
  const answer = answerOf(state);
  if (puzzle === null || answer === null) return null;
  const { board, history, solution: found } = answer;
  const options = { ...puzzle.options, metric: found.metric, list: LISTED };
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
          // One search from both ends finds them all.
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
