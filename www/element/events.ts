import type { Metric, Move, Solution } from "taisou";
import { metricOf, movesPlayed, playedGestures, shownBoard } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";

/** Detail of `taisou-move`. */
export interface MoveDetail {
  readonly board: string;
  /** Single steps of the last move; none at the start. */
  readonly steps: readonly Move[];
  /** Moves of the player, in the current metric. */
  readonly moves: number;
  /** The mover; `null` at the start. */
  readonly by: "player" | "replay" | null;
}

/** Detail of `taisou-solved`: the player has reached the goal. */
export interface SolvedDetail {
  readonly board: string;
  readonly moves: number;
  readonly metric: Metric;
  /** Since the first move. */
  readonly millis: number | null;
}

/** Detail of `taisou-answer`, for a search from the current board. */
export interface AnswerDetail {
  readonly status: "solved" | "unsolvable" | "stopped" | "cancelled";
  readonly length: number | null;
  /** No shorter solution exists. */
  readonly optimal: boolean;
  readonly metric: Metric;
  /** The moves as text; empty without a solution. */
  readonly moves: string;
  readonly solution: Solution | null;
}

export interface BoardListener {
  onMove(detail: MoveDetail): void;
  onSolved(detail: SolvedDetail): void;
}

export function emitEvents(store: Store, { onMove, onSolved }: BoardListener): void {
  store.subscribe((state, before) => {
    const sameBoard = state.opened === before.opened && state.puzzle === before.puzzle;
    if (sameBoard && shownBoard(state) !== shownBoard(before)) onMove(moveOf(state));
    // Closing an answer restores an earlier win, which is not reported again.
    const [won, wonBefore] = [state, before].map((one) => (one.own ?? one).won);
    if (won == null || won === wonBefore) return;
    const metric = metricOf(state);
    const { millis = null } = won.feat;
    onSolved({ board: shownBoard(state), moves: movesPlayed(state), metric, millis });
  });
}

function moveOf(state: AppState): MoveDetail {
  const last = playedGestures(state).at(-1);
  return {
    board: shownBoard(state),
    steps: last?.moves ?? [],
    moves: movesPlayed(state),
    by: last === undefined ? null : last.by === undefined ? "player" : "replay",
  };
}
