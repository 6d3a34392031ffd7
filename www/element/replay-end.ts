import { replayProgress } from "../model/derived/replay-progress";
import { answerOf, metricOf, shownBoard } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { ReplayedDetail } from "./events";

/** The end of the displayed solution; `null` if the displayed board is not there. */
export function replayEnd(state: AppState): ReplayedDetail | null {
  const progress = replayProgress(state);
  const length = answerOf(state)?.turns.length;
  if (progress?.kind !== "on" || progress.turn !== length) return null;
  return { board: shownBoard(state), length, metric: metricOf(state) };
}
