import type { ParsedBoard } from "taisou";
import type { Rules } from "../../engine/rules";
import { boardsAlong, withPieces } from "../puzzle/boards";
import type { Below } from "../puzzle/shuffle";

const SIDE = 4;

/** The greatest distance of a 15-puzzle from a goal with the blank in a corner, in single steps. */
export const FARTHEST = 80;

/**
 * The boards at that distance from `1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 *`, each with a shortest solution. With their
 * mirror images in the diagonal these are all 17 (mspiegel/A087725; solutions found by this program).
 */
export const FARTHEST_BOARDS: readonly (readonly [board: string, moves: string])[] = [
  [
    "* 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1",
    "L3U3RDR2D2L3U2R2D2L2U2RUR2D2LDL2U3R2DRD2L3URU2RD2L2URUR2D3LUL2U2R2D2LDLU3",
  ],
  [
    "* 12 10 13/15 11 14 9/3 7 2 5/4 8 6 1",
    "L3U3RD2RULURDRD2L3U2R3ULDRD2L3U2R3D2L3U2R3D2L3U3RDLUR2DLDRU2RD3L3U3",
  ],
  [
    "* 11 9 13/12 15 10 14/3 7 6 2/4 8 5 1",
    "L3U3RD2RU2LD2LUR3UL3DR2DRULDRDL2URDLULDRU2RD2LULURURDRD2LU2LDRURUL2DR2DLU2L2",
  ],
  [
    "* 12 9 13/15 11 10 14/3 7 6 2/4 8 5 1",
    "L3U3R2DRDL2DLU2R3DL3UR2DLDLU3RDLUR2DRULDRD2LU2LDR2DL3UR2ULD2LU2RURDRDL2U2L",
  ],
  [
    "* 12 14 13/15 11 9 10/3 7 6 2/4 8 5 1",
    "L3U3RDLUR2DRD2L2U2RURD3L2U2R2D2L3URDLU3R2D2LU2R2D3L2ULUR2DL2U2R3D2L2DLU3",
  ],
  [
    "* 12 10 13/15 11 14 9/3 7 6 2/4 8 5 1",
    "L3U3R2D2LDLU3R2DRDL2UR2ULDRDLDLULUR2DL2URUR2D3LURDL3U3R2D2LURURD2LDL2U2RUL",
  ],
  [
    "* 12 11 13/15 14 10 9/3 7 6 2/4 8 5 1",
    "L3U3RDR2D2L3U3R3D2L3UR3D2L2ULUR2URD3L3U3RDR2D2L3U2R2DL2U2R3D2L2DLU3",
  ],
  [
    "* 12 10 13/15 11 9 14/7 3 6 2/4 8 5 1",
    "L3U3RDRDLDLU3R2DRDL3UR2DL2U2R2DRULDRDL2DR2UL2URD2L2U2RURD3LULU2RDRDLDLU2RUL",
  ],
  [
    "* 12 9 13/15 11 14 10/3 8 6 2/4 7 5 1",
    "L3U3RD2RULDR2DL2UR2ULD2L2U2R2URDLULD2LU2RDRDLULDRDRURUL2D2LUR3DL2URU2RD2LUL2U",
  ],
  [
    "* 12 14 13/15 11 9 10/8 3 6 2/4 7 5 1",
    "L3U3RDLUR3D3L2U2LUR3D3L2U2R2D2L3U2RURD2L2URUR2D3L3U3R3D2LDL2U2R2DL2U2",
  ],
  [
    "* 12 10 13/15 11 14 9/7 8 6 2/4 3 5 1",
    "L3U3R2D3L2U3R3D3L2ULU2R3D3L2U3RDRDLDLULURURD2LU2R2D3L3U3R2DRDLDL2U3",
  ],
];

/**
 * A board of a 15-puzzle at this exact distance: the rest of a shortest solution is a shortest solution.
 *
 * @param corner The corner of the blank in the goal.
 */
export function farFifteen(
  rules: Rules,
  goal: ParsedBoard,
  corner: number,
  moves: number,
  below: Below,
): string | null {
  const [board, solution] = FARTHEST_BOARDS[below(FARTHEST_BOARDS.length)] ?? ["", ""];
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
