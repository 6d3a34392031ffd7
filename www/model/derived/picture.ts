import type { Puzzle } from "../puzzle/puzzle";
import { hasBlocks } from "../state/selectors";
import type { AppState } from "../state/state";
import type { Picture } from "../state/view-state";

export function pictureOf(state: AppState): Picture | null {
  const { picture, puzzle } = state;
  if (picture === null || puzzle === null || !puzzle.hasGoal || hasBlocks(state)) return null;
  return picture.tiles === tilesOf(puzzle.start) ? picture : null;
}

/** The part of the photo on each tile: the cell of the tile in the goal. */
export function photoParts({ start }: Puzzle): ReadonlyMap<string, number> {
  const tiles = start.goals[0]?.cells ?? [];
  return new Map(
    tiles.flatMap(({ kind, symbol }, cell) => (kind === "tile" ? [[symbol, cell] as const] : [])),
  );
}

/** The size and the tiles of a board as text, independent of their order. */
export function tilesOf({ width, height, cells }: Puzzle["start"]): string {
  const symbols = cells.flatMap(({ kind, symbol }) => (kind === "tile" ? [symbol] : []));
  return `${width}x${height} ${symbols.sort().join(" ")}`;
}
