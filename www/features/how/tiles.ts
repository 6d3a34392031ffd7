import { rowsOf } from "../../model/puzzle/rows";

/** The goal of the 8-puzzle that fixes only the places of these tiles. */
export function patternGoal(tiles: readonly number[]): string {
  const cells = [..."123456789"].map((tile) => (tiles.includes(Number(tile)) ? tile : "?"));
  return rowsOf(cells, 3).join("/");
}

/** The number of ways to place tiles on cells, and its factors. */
export function placementsOf(tiles: number, cells: number): { factors: number[]; count: number } {
  const factors = Array.from({ length: tiles }, (_, placed) => cells - placed);
  return { factors, count: factors.reduce((product, factor) => product * factor, 1) };
}
