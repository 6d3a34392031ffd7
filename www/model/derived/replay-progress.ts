import type { Answer } from "../play/play";
import { progressAfter, type SolutionProgress } from "../play/solution-progress";
import { answerOf } from "../state/selectors";
import type { AppState } from "../state/state";

/** Where the displayed board stands on the displayed solution; `null` if it never came onto it. */
export function replayProgress(state: AppState): SolutionProgress | null {
  const answer = answerOf(state);
  return answer === null ? null : progressOn(answer, state);
}

/** Where the displayed board stands on this solution; `null` if it never came onto it. */
export function progressOn(answer: Answer, { play, puzzle }: AppState): SolutionProgress | null {
  return progressAfter(answer, play, puzzle?.start ?? null);
}
