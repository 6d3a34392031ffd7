import type { ParsedBoard } from "taisou";
import type { Rules } from "../../engine/rules";
import { boardsAlong, withPieces } from "../puzzle/boards";
import type { Below } from "../puzzle/shuffle";
import boards from "./farthest-fifteens.json" with { type: "json" };

const SIDE = 4;

/** The greatest distance of a 15-puzzle from a goal with the blank in a corner, in single steps. */
export const FARTHEST = 80;

/**
 * The boards at that distance from `1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *`, each with a shortest solution. With their
 * mirror images in the diagonal these are all 17 (mspiegel/A087725; solutions found by this program).
 */
export const FARTHEST_BOARDS: readonly (typeof boards)[number][] = boards;

/** A board of a 15-puzzle at this distance: the rest of a shortest solution is shortest. `corner` has the blank of the goal. */
export function farFifteen(
  rules: Rules,
  goal: ParsedBoard,
  corner: number,
  moves: number,
  below: Below,
): string | null {
  const { board = "", solution = "" } = FARTHEST_BOARDS[below(FARTHEST_BOARDS.length)] ?? {};
  const start = rules.parse(board, SIDE, {});
  const read = rules.readMoves(board, SIDE, solution, {}).ok;
  if (start === null || read === null) return null;
  const left = boardsAlong(start, read.moves)(FARTHEST - moves);
  return inPlace(left, goal, corner, below(2) === 1);
}

/** Maps a board to the orientation and the symbols of the goal. */
function inPlace(board: string, goal: ParsedBoard, corner: number, mirrored: boolean): string {
  const [down, right] = [corner >= SIDE, corner % SIDE > 0];
  const placeOf = (cell: number) => {
    const [line, other] = [Math.floor(cell / SIDE), cell % SIDE];
    const [row, column] = mirrored ? [other, line] : [line, other];
    return (down ? row : SIDE - 1 - row) * SIDE + (right ? column : SIDE - 1 - column);
  };
  const from: number[] = [];
  board.split(/[ /]/).forEach((tile, cell) => {
    from[placeOf(cell)] = placeOf(tile === "*" ? SIDE * SIDE - 1 : Number(tile) - 1);
  });
  return withPieces(goal, from);
}
