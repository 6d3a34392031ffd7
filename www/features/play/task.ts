import type { ParsedBoard } from "taisou";
import { piecesOn } from "../../board/cell-bounds";
import { goalTargets } from "../../board/goal-targets";
import type { BoardTexts } from "../../i18n/board-ja";
import { puzzleTargets, usableGoals } from "../../model/puzzle/goals";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { placeOfPiece } from "../../ui/cell-name";

/** The task of a puzzle in one sentence. */
export function taskOf(puzzle: Puzzle, t: BoardTexts): string {
  const goals = usableGoals(puzzle);
  const [goal] = goals;
  if (goal === undefined) return t.noGoal;
  const targets = puzzleTargets(puzzle);
  if (targets.cells.length === 0) return goals.length > 1 ? t.goalAny : t.taskPicture;
  const symbolOn = (board: ParsedBoard, cell: number) => board.cells[cell]?.symbol ?? "";
  const missing = targets.cells.filter(
    (cell) => symbolOn(goal, cell) !== symbolOn(puzzle.start, cell),
  );
  // If the start is a goal, name all target pieces.
  const cells = missing.length > 0 ? missing : targets.cells;
  const moving = [...new Set(cells.map((cell) => symbolOn(goal, cell)))].sort();
  const isExchange = moving.every((symbol) =>
    missing.some(
      (cell) => symbolOn(goal, cell) === symbol && moving.includes(symbolOn(puzzle.start, cell)),
    ),
  );
  return isExchange ? t.taskSwap(...moving) : t.taskMove(...moving);
}

/** A goal for assistive technology: the place of each piece that it names, or its text if it names every piece. */
export function goalInWords(goal: ParsedBoard, t: BoardTexts): string {
  if (goalTargets(goal, goal).cells.length === 0) return goal.board;
  const places = piecesOn(goal).map((cells) =>
    t.cellName(goal.cells[cells[0] ?? 0]?.symbol ?? "", placeOfPiece(cells, goal.width, t)),
  );
  return t.goalPlaces(...places);
}
