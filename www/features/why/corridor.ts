import type { Cell, Parsed, ParsedBoard } from "taisou";
import { neighbour } from "../../model/derived/position";

/**
 * Why the shape of a board keeps its goal away: a part lacks pieces that the goal has there, a part has no blank, or else
 * a passage is too narrow for pieces to pass one another.
 */
type Barrier = "apart" | "stuck" | "narrow";

export function barOf(start: Parsed, goal: ParsedBoard, marked: readonly number[]): Barrier {
  const parts = partsOf(start);
  if (parts.some((part) => !holds(part, start, goal))) return "apart";
  const hasBlank = (part: readonly number[]) =>
    part.some((cell) => start.cells[cell]?.kind === "blank");
  const stuck = parts.some((part) => !hasBlank(part) && marked.some((cell) => part.includes(cell)));
  return stuck ? "stuck" : "narrow";
}

/** The connected components of the board, without walls. */
function partsOf(start: Parsed): number[][] {
  const seen = new Set<number>();
  const parts: number[][] = [];
  for (const [first, { kind }] of start.cells.entries()) {
    if (kind === "wall" || seen.has(first)) continue;
    const part = [first];
    seen.add(first);
    // The loop reaches cells that it adds.
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

/** True if a part has all pieces that the goal has there. */
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

/** A key that is equal for all blanks, however they are written. */
function nameOf(cell: Cell | undefined): string {
  return cell?.kind === "tile" ? `tile ${cell.symbol}` : (cell?.kind ?? "");
}
