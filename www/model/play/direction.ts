import type { Direction, Move } from "taisou";

/** The direction of a step. */
export function directionOf({ from, to }: Move, width: number): Direction {
  if (to === from + 1 && width > 1) return "right";
  if (to === from - 1 && width > 1) return "left";
  return to > from ? "down" : "up";
}
