import type { Puzzle } from "../../model/puzzle/puzzle";

/**
 * The number of positions in the state space, by a formula for a rectangle of single tiles with one complete goal; `null`
 * for other puzzles.
 */
export function sizeOf({ options, start }: Puzzle): number | null {
  const { width, height, cells, goals, blocks } = start;
  const [goal] = goals;
  const isPlain =
    width > 1 &&
    height > 1 &&
    blocks.length === 0 &&
    options.same === undefined &&
    options.gates === undefined &&
    cells.every(({ kind }) => kind === "tile" || kind === "blank");
  if (!isPlain || goal === undefined || goals.length > 1) return null;
  if (goal.cells.some(({ kind }) => kind === "any")) return null;
  const alike = new Map<string, number>();
  for (const { kind, symbol } of cells) {
    const key = kind === "blank" ? "" : symbol;
    alike.set(key, (alike.get(key) ?? 0) + 1);
  }
  // Swapping two identical tiles changes the parity but not the board, so that all arrangements are reachable; otherwise
  // half of them.
  const isSplit = alike.size === cells.length;
  let size = isSplit ? 0.5 : 1;
  for (let factor = 2; factor <= cells.length; factor += 1) size *= factor;
  for (const count of alike.values()) {
    for (let factor = 2; factor <= count; factor += 1) size /= factor;
  }
  return size;
}
