import type { Answer } from "../play/play";
import { progressAfter, type SolutionProgress } from "../play/solution-progress";
import { answerOf } from "../state/selectors";
import type { AppState } from "../state/state";

/** The progress of the displayed board on the displayed solution; `null` if it never came onto it. */
export function replayProgress(state: AppState): SolutionProgress | null {
  const answer = answerOf(state);
  return answer === null ? null : progressOn(answer, state);
}

export function progressOn(answer: Answer, { play, puzzle }: AppState): SolutionProgress | null {
  return progressAfter(answer, play, puzzle?.start ?? null);
}
