/** Tiles of the 15-puzzle in groups whose tables may be added, as the module chooses them for large tables. */
export const GROUPS: readonly (readonly number[])[] = [
  [4, 7, 8, 11, 12, 15],
  [5, 6, 9, 10, 13, 14],
  [1, 2, 3],
];

/** The goal of the 8-puzzle that wants only these tiles in their places. */
export function patternGoal(tiles: readonly number[]): string {
  const cells = Array.from({ length: 9 }, (_, cell) => (tiles.includes(cell + 1) ? cell + 1 : "?"));
  return [0, 3, 6].map((row) => cells.slice(row, row + 3).join("")).join("/");
}

/** Number of ways to place tiles on cells: the product, and its value. */
export function placementsOf(tiles: number, cells: number): { factors: number[]; count: number } {
  const factors = Array.from({ length: tiles }, (_, placed) => cells - placed);
  return { factors, count: factors.reduce((product, factor) => product * factor, 1) };
}
