import type { Metric, Move } from "taisou";
import type { Rules, TextRead } from "../../engine/rules";
import { asClicks, gesturesOf } from "../../model/play/answer";
import type { Gesture } from "../../model/play/play";
import { boardsAlong } from "../../model/puzzle/boards";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { turnEnds } from "../../model/state/selectors";

/** The moves to check, from the start of a puzzle; one gesture for each move of the metric. */
export interface PlayedMoves {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly gestures: readonly Gesture[];
}

/** Reads moves as text (docs/contracts.md#moves-as-text). */
export function readPlayedMoves(
  rules: Rules,
  puzzle: Puzzle,
  metric: Metric,
  text: string,
): TextRead<PlayedMoves> {
  const { board, width, options, start } = puzzle;
  const read = rules.readMoves(board, width, text, options);
  if (read.ok === null) return read;
  const steps = read.ok.moves;
  const moves = metric === "line" ? asClicks(steps, width) : inTurns(steps, metric);
  return { ok: { puzzle, metric, gestures: gesturesOf(moves, boardsAlong(start, moves)) } };
}

function inTurns(steps: readonly Move[], metric: Metric): Move[] {
  const ends = turnEnds(steps, metric);
  let turn = 0;
  return steps.slice(0, ends.at(-1) ?? 0).map((step, index) => {
    if (index === ends[turn]) turn += 1;
    return { ...step, turn };
  });
}

export function boardAfter({ puzzle, gestures }: PlayedMoves, moves: number): string {
  return gestures[moves - 1]?.board ?? puzzle.board;
}
