import type { ParsedBoard } from "taisou";
import { homesOf } from "./parity";

/** For each cell how far its tile is from its place, in steps; 0 for what is no tile. Only for drawing. */
export function distancesOf(board: ParsedBoard, goal: ParsedBoard): number[] {
  const { width } = board;
  return homesOf(board, goal).map((home, cell) => {
    if (board.cells[cell]?.kind !== "tile" || home < 0) return 0;
    const rows = Math.abs(Math.floor(cell / width) - Math.floor(home / width));
    return rows + Math.abs((cell % width) - (home % width));
  });
}

/** Two cells of one row or column, whose tiles belong there the other way round. */
export type Conflict = readonly [cell: number, other: number];

/** All pairs of tiles that are in each other's way; only for boards without look-alikes, and only for drawing. */
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
