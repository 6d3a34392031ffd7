import type { Answer } from "../model/play/play";
import type { Result } from "../model/state/search-state";
import { answerOf, metricOf } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { BoardError } from "./board-error";
import type { AnswerDetail } from "./events";

/** The result of the last search for a solution; `null` if it has failed. */
export function answerDetail(state: AppState): AnswerDetail | null {
  const status = statusOf(state.result);
  if (status === null) return null;
  const answer: Answer | null = answerOf(state);
  return {
    status,
    length: answer?.solution.length ?? null,
    optimal: answer?.solution.optimal ?? false,
    metric: metricOf(state),
    moves: answer?.notation ?? "",
    solution: answer?.solution ?? null,
  };
}

function statusOf({ kind }: Result): AnswerDetail["status"] | null {
  switch (kind) {
    case "solved":
    case "unsolvable":
    case "stopped":
    case "cancelled":
      return kind;
    // Another board was opened during the search.
    case "none":
      return "cancelled";
    case "refused":
    case "crashed":
      return null;
  }
}

export function searchError(result: Result): BoardError {
  if (result.kind === "refused") return result;
  return { code: "crashed", details: { why: result.kind === "crashed" ? result.why : "panic" } };
}
