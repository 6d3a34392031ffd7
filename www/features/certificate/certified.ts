import type { Metric, Move, Parsed, Solution } from "taisou";
import { certificate } from "taisou/certificate";
import type { App } from "../../app/app";
import { hopelessOf } from "../../model/derived/verdict";
import type { Gesture } from "../../model/play/play";
import { provenBest } from "../../model/state/best";
import { metricOf, movesPlayed, ownGestures, turnEnds } from "../../model/state/selectors";
import type { AppState } from "../../model/state/state";

/** A proven claim, and the board that it is about. */
export interface Certified {
  readonly board: Parsed;
  readonly certificate: NonNullable<ReturnType<typeof certificate>>;
}

export type Claim = Pick<Solution, "status" | "optimal" | "metric" | "length" | "moves">;

/** The certificate of the proven answer on the page; `null` without one, or if the form cannot name the pieces. */
export function certifiedOn(app: App, state: AppState): Certified | null {
  const { puzzle, result, search, won, watching, place } = state;
  if (puzzle === null || search.phase !== "idle") return null;
  const metric = metricOf(state);
  if (won !== null && place === "play" && !watching) {
    const length = movesPlayed(state);
    if (length !== provenBest(state.bests, metric)) return null;
    const moves = asTurns(ownGestures(state), metric);
    return certifiedAs(puzzle.start, { status: "solved", optimal: true, metric, length, moves });
  }
  if (result.kind === "solved") {
    const { board, solution } = result.answer;
    const parsed = app.rules.parse(board, puzzle.width, puzzle.options);
    return parsed && certifiedAs(parsed, solution);
  }
  if (result.kind !== "unsolvable" && hopelessOf(app.verdictOf(state)) === null) return null;
  const none = { optimal: false, metric, length: null, moves: [] };
  return certifiedAs(puzzle.start, { status: "unsolvable", ...none });
}

export function certifiedAs(board: Parsed, claim: Claim): Certified | null {
  const made = certificate(board, claim);
  return made && { board, certificate: made };
}

/** The player's steps with the turns that `movesPlayed` counts. A move that came back joins the next one. */
export function asTurns(played: readonly Gesture[], metric: Metric): Move[] {
  if (metric === "line") {
    let turn = -1;
    return played.flatMap(({ moves }) =>
      moves.map((move, at) => {
        if (moves[at - 1]?.from !== move.to) turn += 1;
        return { ...move, turn };
      }),
    );
  }
  const moves = played.flatMap((gesture) => gesture.moves);
  const ends = metric === "step" ? moves.map((_, at) => at + 1) : turnEnds(moves, metric);
  const last = ends.length - 1;
  return moves.map((move, at) => {
    const turn = ends.findIndex((end) => end > at);
    return { ...move, turn: turn < 0 ? last : turn };
  });
}
