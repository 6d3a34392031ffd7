import type { Puzzle } from "../puzzle/puzzle";
import { hasBlocks } from "../state/selectors";
import type { AppState } from "../state/state";
import type { Picture } from "../state/view-state";

/** The picture that is on the tiles of the board on the page, if there is one. */
export function pictureOf(state: AppState): Picture | null {
  const { picture, puzzle } = state;
  if (picture === null || puzzle === null || !puzzle.hasGoal || hasBlocks(state)) return null;
  return picture.tiles === tilesOf(puzzle.start) ? picture : null;
}

/** The part of the picture that each tile shows: that of its cell in the goal. */
export function partsOf({ start }: Puzzle): ReadonlyMap<string, number> {
  const tiles = start.goals[0]?.cells ?? [];
  return new Map(
    tiles.flatMap(({ kind, symbol }, cell) => (kind === "tile" ? [[symbol, cell] as const] : [])),
  );
}

/** Which tiles a board has, wherever they are, and how large it is. */
export function tilesOf({ width, height, cells }: Puzzle["start"]): string {
  const symbols = cells.flatMap(({ kind, symbol }) => (kind === "tile" ? [symbol] : []));
  return `${width}x${height} ${symbols.sort().join(" ")}`;
}
