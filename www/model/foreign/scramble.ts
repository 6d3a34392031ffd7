import type { Puzzle } from "../puzzle/puzzle";
import { rowsOf } from "../puzzle/rows";

/** The board as a scramble such as `5 3 8/0 2 4/1 6 7`; `null` unless it has plain numbers and a goal in order. */
export function scrambleOf({ start, hasGoal }: Puzzle): string | null {
  const { width, cells, goals } = start;
  const [goal, ...others] = goals;
  if (!hasGoal || goal === undefined || others.length > 0) return null;
  const numbers = (all: typeof cells) =>
    all.map(({ kind, symbol }) => (kind === "blank" ? "0" : kind === "tile" ? symbol : ""));
  const inOrder = cells.map((_, cell) => String((cell + 1) % cells.length));
  if (numbers(goal.cells).some((number, cell) => number !== inOrder[cell])) return null;
  return rowsOf(numbers(cells), width, " ").join("/");
}
