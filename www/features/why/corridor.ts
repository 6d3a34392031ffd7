import type { Cell, Parsed, ParsedBoard } from "taisou";
import { neighbour } from "../../model/derived/position";

/**
 * What about the shape of a board keeps its goal away: parts that do not have what the goal wants there, parts without a
 * blank, or else ways too narrow to pass.
 */
export type Barrier = "apart" | "stuck" | "narrow";

export function barOf(start: Parsed, goal: ParsedBoard, marked: readonly number[]): Barrier {
  const parts = partsOf(start);
  if (parts.some((part) => !holds(part, start, goal))) return "apart";
  const hasBlank = (part: readonly number[]) =>
    part.some((cell) => start.cells[cell]?.kind === "blank");
  const stuck = parts.some((part) => !hasBlank(part) && marked.some((cell) => part.includes(cell)));
  return stuck ? "stuck" : "narrow";
}

/** The cells of each part of the board that hangs together. */
function partsOf(start: Parsed): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (const [first, { kind }] of start.cells.entries()) {
    if (kind === "wall" || seen.has(first)) continue;
    const part = [first];
    seen.add(first);
    // Grows while it is gone through.
    for (const cell of part) {
      for (const direction of ["up", "right", "down", "left"] as const) {
        const next = neighbour(start, cell, direction);
        if (next === null || start.cells[next]?.kind === "wall" || seen.has(next)) continue;
        seen.add(next);
        part.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}

/** Whether a part has all that the goal wants in it. */
function holds(part: readonly number[], start: Parsed, goal: ParsedBoard): boolean {
  const left = part.map((cell) => nameOf(start.cells[cell]));
  return part.every((cell) => {
    const wanted = goal.cells[cell];
    if (wanted?.kind === "any") return true;
    const at = left.indexOf(nameOf(wanted));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Blanks may be written in several ways. */
function nameOf(cell: Cell | undefined): string {
  return cell?.kind === "tile" ? `tile ${cell.symbol}` : (cell?.kind ?? "");
}
