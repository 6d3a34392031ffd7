import type { BoardOptions, ParsedBoard } from "taisou";
import type { App } from "../../app/app";
import type { Rules } from "../../engine/rules";
import {
  identicalTileNumbers,
  marksAtGoal,
  type Position,
  piecesAfter,
} from "../../model/derived/position";
import type { Answer, Gesture } from "../../model/play/play";
import { usableGoals } from "../../model/puzzle/goals";
import { blockOf, carry } from "../../model/puzzle/move-pieces";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { AppState } from "../../model/state/state";

/** The data from which a picture of a board is drawn. */
export interface DrawnBoard {
  readonly board: ParsedBoard;
  /** The numbers of identical tiles, if the player tells them apart. */
  readonly marks?: readonly number[];
  readonly goal?: ParsedBoard;
  readonly axis?: BoardOptions["axis"];
}

/** The board to share: the start, or the displayed one. */
export function sharedPosition(app: App, state: AppState, withMoves: boolean): Position | null {
  if (withMoves) return app.positionOf(state);
  const { puzzle } = state;
  return puzzle === null ? null : { parsed: puzzle.start, pieces: piecesAfter(puzzle.start, []) };
}

export function drawnOf({ puzzle, prefs }: AppState, { parsed, pieces }: Position): DrawnBoard {
  const [goal] = usableGoals(puzzle);
  const numbers = prefs.tellApart && puzzle !== null ? identicalTileNumbers(puzzle.start) : [];
  return {
    board: parsed,
    axis: puzzle?.options.axis,
    ...(numbers.some((number) => number > 0) && {
      marks: pieces.map((piece) => numbers[piece] ?? 0),
    }),
    ...(goal !== undefined && { goal }),
  };
}

/** The first goal as the page draws it; `null` without one. */
export function drawnGoal(state: AppState, position: Position): DrawnBoard | null {
  const { puzzle, prefs } = state;
  const [board] = usableGoals(puzzle);
  if (board === undefined) return null;
  const marks = prefs.tellApart ? marksAtGoal(state, position) : null;
  return { board, goal: board, ...(marks !== null && { marks }) };
}

/** The boards of a solution from the position that was solved. They end at one that cannot be read. */
export function* drawnBoards(
  rules: Pick<Rules, "parse">,
  state: AppState,
  { start, width, options }: Puzzle,
  { board, history, turns }: Answer,
): Generator<DrawnBoard> {
  const blocks = blockOf(start);
  const pieces = piecesAfter(start, history);
  for (const { moves, board: after } of [{ moves: [], board }, ...turns]) {
    for (const move of moves) carry(pieces, move, blocks);
    const parsed = rules.parse(after, width, options);
    if (parsed === null) return;
    yield drawnOf(state, { parsed, pieces: [...pieces] });
  }
}

/** The moves of gestures as text; `null` without any. */
export function movesText(
  rules: Pick<Rules, "writeMoves">,
  { board, width, options }: Puzzle,
  gestures: readonly Gesture[],
): string | null {
  const moves = gestures.flatMap((gesture) => gesture.moves);
  return moves.length === 0 ? null : rules.writeMoves(board, width, moves, options);
}
