import type { Metric, Move, Solution } from "taisou";
import { usableGoals } from "../model/puzzle/goals";
import type { Puzzle } from "../model/puzzle/puzzle";
import { metricOf, movesPlayed, playedGestures, shownBoard } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import type { BoardError } from "./board-error";

/** Detail of `taisou-open`. */
export interface OpenDetail {
  readonly board: string;
  /** None while the goal is unusable. */
  readonly goals: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly metric: Metric;
}

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

/** Detail of `taisou-replayed`: a replay has reached its end. */
export interface ReplayedDetail {
  readonly board: string;
  /** Moves of the solution. */
  readonly length: number;
  readonly metric: Metric;
}

/** Detail of `taisou-error`, with a sentence in the language of the element. */
export type ErrorDetail = BoardError & { readonly message: string };

/** The details by the names of their events without `taisou-`. */
export interface EventDetails {
  readonly open: OpenDetail;
  readonly move: MoveDetail;
  readonly solved: SolvedDetail;
  readonly answer: AnswerDetail;
  readonly replayed: ReplayedDetail;
  readonly error: ErrorDetail;
}

export type Emit = <Name extends keyof EventDetails>(
  name: Name,
  detail: EventDetails[Name],
) => void;

/** Emits the events of play; the search bundle emits those of searches and replays. */
export function emitEvents(store: Store, emit: Emit): void {
  store.subscribe((state, before) => {
    const sameBoard = state.opened === before.opened && state.puzzle === before.puzzle;
    if (!sameBoard && state.puzzle !== null) emit("open", openOf(state, state.puzzle));
    if (sameBoard && shownBoard(state) !== shownBoard(before)) emit("move", moveOf(state));
    // Closing an answer restores an earlier win, which is not reported again.
    const [won, wonBefore] = [state, before].map((one) => (one.own ?? one).won);
    if (won == null || won === wonBefore) return;
    const metric = metricOf(state);
    const { millis = null } = won.feat;
    emit("solved", { board: shownBoard(state), moves: movesPlayed(state), metric, millis });
  });
}

function openOf(state: AppState, puzzle: Puzzle): OpenDetail {
  const { board, width, start } = puzzle;
  const goals = usableGoals(puzzle).map((goal) => goal.board);
  return { board, goals, width, height: start.height, metric: metricOf(state) };
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
