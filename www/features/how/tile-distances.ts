import type { ParsedBoard } from "taisou";
import { homesOf } from "./parity";

/** For each cell the Manhattan distance of its tile; 0 for no tile. For display only. */
export function distancesOf(board: ParsedBoard, goal: ParsedBoard): number[] {
  const { width } = board;
  return homesOf(board, goal).map((home, cell) => {
    if (board.cells[cell]?.kind !== "tile" || home < 0) return 0;
    const rows = Math.abs(Math.floor(cell / width) - Math.floor(home / width));
    return rows + Math.abs((cell % width) - (home % width));
  });
}

/** Two cells of one row or column whose tiles belong there in the opposite order. */
export type Conflict = readonly [cell: number, other: number];

/** All pairs of tiles in conflict on a board without identical tiles. For display only. */
export function conflictsOf(board: ParsedBoard, goal: ParsedBoard): Conflict[] {
  const { width, cells } = board;
  const homes = homesOf(board, goal);
  const row = (cell: number) => Math.floor(cell / width);
  const column = (cell: number) => cell % width;
  const conflicts: Conflict[] = [];
  for (const line of [row, column]) {
    const along = line === row ? column : row;
    const stays = cells.flatMap(({ kind }, cell) =>
      kind === "tile" && line(homes[cell] ?? -1) === line(cell) ? [cell] : [],
    );
    for (const cell of stays) {
      for (const other of stays) {
        if (line(cell) !== line(other) || along(cell) >= along(other)) continue;
        if (along(homes[cell] ?? cell) > along(homes[other] ?? other))
          conflicts.push([cell, other]);
      }
    }
  }
  return conflicts;
}
