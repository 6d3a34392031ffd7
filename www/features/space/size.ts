import type { Puzzle } from "../../model/puzzle/puzzle";

/**
 * How many positions a survey of this puzzle will find, where arithmetic tells: on a whole rectangle of single tiles with
 * one goal that leaves nothing open. `null` elsewhere.
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
  // Two that look alike can change places, and with them every arrangement is reached; else every other one.
  const isSplit = alike.size === cells.length;
  let size = isSplit ? 0.5 : 1;
  for (let factor = 2; factor <= cells.length; factor += 1) size *= factor;
  for (const count of alike.values()) {
    for (let factor = 2; factor <= count; factor += 1) size /= factor;
  }
  return size;
}
