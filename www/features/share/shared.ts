import type { Parsed, ParsedBoard } from "taisou";
import type { App } from "../../app/app";
import {
  identicalTileNumbers,
  marksAtGoal,
  type Position,
  piecesAfter,
} from "../../model/derived/position";
import type { Answer } from "../../model/play/play";
import { usableGoals } from "../../model/puzzle/goals";
import { blockOf, carry } from "../../model/puzzle/move-pieces";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { AppState } from "../../model/state/state";

/** The data from which a picture of a board is drawn. */
export interface DrawnBoard {
  readonly board: ParsedBoard;
  /** Numbers of look-alikes, where the reader tells them apart. */
  readonly marks?: readonly number[];
  readonly goal?: ParsedBoard;
}

/** The board to be shared: the start, or as it has become. */
export function sharedPosition(app: App, state: AppState, withMoves: boolean): Position | null {
  if (withMoves) return app.positionOf(state);
  const { puzzle } = state;
  return puzzle === null ? null : { parsed: puzzle.start, pieces: piecesAfter(puzzle.start, []) };
}

/** A position as it is drawn on the page. */
export function drawnOf({ puzzle, prefs }: AppState, { parsed, pieces }: Position): DrawnBoard {
  const [goal] = usableGoals(puzzle);
  const numbers = prefs.tellApart && puzzle !== null ? identicalTileNumbers(puzzle.start) : [];
  return {
    board: parsed,
    ...(numbers.some((number) => number > 0) && {
      marks: pieces.map((piece) => numbers[piece] ?? 0),
    }),
    ...(goal !== undefined && { goal }),
  };
}

/** The first goal as it is drawn on the page; `null` without one. */
export function drawnGoal(state: AppState, position: Position): DrawnBoard | null {
  const { puzzle, prefs } = state;
  const [board] = usableGoals(puzzle);
  if (board === undefined) return null;
  const marks = prefs.tellApart ? marksAtGoal(state, position) : null;
  return { board, goal: board, ...(marks !== null && { marks }) };
}

/** The positions of a solution, from the one that was solved; they end where one cannot be read. */
export function* positionsOf(
  read: (board: string) => Parsed | null,
  { start }: Puzzle,
  { board, history, turns }: Answer,
): Generator<Position> {
  const blocks = blockOf(start);
  const pieces = piecesAfter(start, history);
  for (const { moves, board: after } of [{ moves: [], board }, ...turns]) {
    for (const move of moves) carry(pieces, move, blocks);
    const parsed = read(after);
    if (parsed === null) return;
    yield { parsed, pieces: [...pieces] };
  }
}
