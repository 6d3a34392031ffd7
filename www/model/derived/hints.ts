import type { Metric, Move } from "taisou";
import { directionOf } from "../play/direction";
import {
  type Answer,
  type Gesture,
  HINT_LEVELS,
  type Hint,
  type HintLevel,
  type MovesLeft,
  type Next,
} from "../play/play";
import { answerOf, metricOf, playedGestures, shownBoard } from "../state/selectors";
import type { AppState } from "../state/state";
import { progressOn } from "./replay-progress";

/** The next hint, if it needs no search: the displayed one goes on, or a known solution gives one. */
export function nextHint(state: AppState): Hint | null {
  const { hint } = state;
  if (hint.kind === "found" && hint.board === shownBoard(state)) {
    return { ...hint, level: nextLevel(hint.level) ?? hint.level };
  }
  const hints = [answerOf(state), state.guide].flatMap((answer) =>
    answer === null ? [] : (hintFrom(answer, state) ?? []),
  );
  return hints.find((one) => one.kind !== "found" || one.left.proven) ?? hints[0] ?? null;
}

/** The level after this one; `null` after the last. */
function nextLevel(level: HintLevel): HintLevel | null {
  return HINT_LEVELS[HINT_LEVELS.indexOf(level) + 1] ?? null;
}

/** A hint along a solution, if the board is on it; if hints are gradual, its first level. */
export function hintFrom(answer: Answer, state: AppState): Hint | null {
  const { solution, turns } = answer;
  // `human` solutions are for reading, not short.
  if (solution.metric !== metricOf(state) || solution.algorithm === "human") return null;
  const progress = progressOn(answer, state);
  if (progress === null || progress.kind === "left") return null;
  const begun = progress.kind === "begun";
  const turn = turns[progress.turn];
  const gesture = begun && turn !== undefined ? goesOn(turn, state, solution.metric) : turn;
  if (gesture === null) return null;
  const left: MovesLeft = {
    moves: turns.length - progress.turn - (begun ? 1 : 0),
    proven: solution.optimal,
    begun,
  };
  return pointing(gesture, left, state);
}

/** The rest of a begun turn, if the same piece goes on, so that it counts as one move. A line is pushed as a whole. */
function goesOn(turn: Gesture, state: AppState, metric: Metric): Gesture | null {
  const last = playedGestures(state).at(-1)?.moves.at(-1);
  if (last === undefined || metric === "line") return null;
  const done = turn.moves.findIndex(({ from, to }) => from === last.from && to === last.to);
  return done < 0 ? null : { moves: turn.moves.slice(done + 1), board: turn.board };
}

function pointing(gesture: Gesture | undefined, left: MovesLeft, state: AppState): Hint {
  const board = shownBoard(state);
  const made = stepToMake(gesture?.moves ?? []);
  if (made === null || gesture === undefined) return { kind: "done", board };
  const direction = directionOf(made, state.puzzle?.width ?? 1);
  const { symbol, from: cell } = made;
  const level = state.prefs.gradualHints ? "left" : "move";
  return { kind: "found", board, level, symbol, cell, direction, gesture, left };
}

/** The step to make in a turn: the tile farthest from the blank in a line, the first step of a piece. */
function stepToMake(moves: readonly Move[]): Move | null {
  const [first, second] = moves;
  return (first !== undefined && second?.from === first.to ? first : moves.at(-1)) ?? null;
}

/** The beginning of these steps of one turn; `null` if there are none. */
export function nextOf(moves: readonly Move[], width: number): Next | null {
  const made = stepToMake(moves);
  return made === null ? null : { cell: made.from, direction: directionOf(made, width) };
}
