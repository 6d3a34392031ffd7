import type { Metric, Move, Solution } from "taisou";
import { metricOf, movesPlayed, playedGestures, shownBoard } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";

/** Another board is on show. */
export interface MoveDetail {
  readonly board: string;
  /** The single steps of the last move in force; none at the start. */
  readonly steps: readonly Move[];
  /** Moves made by the player, in the metric that counts. */
  readonly moves: number;
  /** Whose move that was: the player's, or that of a solution that is replayed; `null` at the start. */
  readonly by: "player" | "replay" | null;
}

/** The player has reached the goal. */
export interface SolvedDetail {
  readonly board: string;
  readonly moves: number;
  readonly metric: Metric;
  /** From the first move on. */
  readonly millis: number | null;
}

/** What came of a search for a solution of the board on show. */
export interface AnswerDetail {
  readonly status: "solved" | "unsolvable" | "stopped" | "cancelled";
  readonly length: number | null;
  /** Whether no shorter one exists. */
  readonly optimal: boolean;
  readonly metric: Metric;
  /** The moves as text; empty without a solution. */
  readonly moves: string;
  /** All that the search told; `null` without a solution. */
  readonly solution: Solution | null;
}

export interface BoardListener {
  onMove(detail: MoveDetail): void;
  onSolved(detail: SolvedDetail): void;
}

/** Tells what happens on a board to whoever has put it on a page. */
export function tellEvents(store: Store, { onMove, onSolved }: BoardListener): void {
  store.subscribe((state, before) => {
    const sameBoard = state.opened === before.opened && state.puzzle === before.puzzle;
    if (sameBoard && shownBoard(state) !== shownBoard(before)) onMove(moveOf(state));
    // What was won comes back when an answer is closed, and is not won again.
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
