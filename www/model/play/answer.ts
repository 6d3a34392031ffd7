import type { Move, Solution } from "taisou";
import type { Rules } from "../../engine/rules";
import { memoBy } from "../memo-by";
import { boardsAlong } from "../puzzle/boards";
import type { Puzzle } from "../puzzle/puzzle";
import { directionOf } from "./direction";
import type { Answer, Gesture } from "./play";

/** Groups steps into gestures, one for each turn. Boards are computed on demand. */
export function gesturesOf(
  moves: readonly Move[],
  boardAfter: (count: number) => string,
  by?: Gesture["by"],
): Gesture[] {
  const gestures: Gesture[] = [];
  let begin = 0;
  moves.forEach((move, index) => {
    if (moves[index + 1]?.turn === move.turn) return;
    gestures.push({
      moves: moves.slice(begin, index + 1),
      get board() {
        return boardAfter(index + 1);
      },
      ...(by === undefined ? {} : { by }),
    });
    begin = index + 1;
  });
  return gestures;
}

/** A position given to a search, with the gestures that lead to it. */
export interface Searched {
  readonly puzzle: Puzzle;
  readonly board: string;
  readonly history: readonly Gesture[];
}

/** The answer of a solution; `null` if the module has failed. */
export function answerFrom(
  rules: Rules,
  { puzzle, board, history }: Searched,
  solution: Solution,
): Answer | null {
  const { width, options } = puzzle;
  const { moves } = solution;
  const parsed = rules.parse(board, width, options);
  const notation = rules.writeMoves(board, width, moves, options);
  if (parsed === null || notation === null) return null;
  return {
    board,
    history,
    turns: gesturesOf(moves, boardsAlong(parsed, moves), "search"),
    solution,
    notation,
  };
}

/** Groups steps into presses; `null` if the number of steps differs. */
export function asPresses(moves: readonly Move[], presses: readonly number[]): Move[] | null {
  const turns: number[] = [];
  presses.forEach((steps, turn) => {
    for (let step = 0; step < steps && turns.length <= moves.length; step += 1) turns.push(turn);
  });
  if (turns.length !== moves.length) return null;
  return moves.map((move, index) => ({ ...move, turn: turns[index] ?? 0 }));
}

/** Groups steps into clicks: tiles that follow each other into the blank are one click, and are undone as one. */
export function asClicks(moves: readonly Move[], width: number): Move[] {
  let turn = -1;
  return moves.map((move, index) => {
    const before = moves[index - 1];
    const follows =
      before !== undefined &&
      move.to === before.from &&
      directionOf(move, width) === directionOf(before, width);
    if (!follows) turn += 1;
    return { ...move, turn };
  });
}

export const lineOf = memoBy(({ history, turns }: Answer): readonly Gesture[] => [
  ...history,
  ...turns,
]);
