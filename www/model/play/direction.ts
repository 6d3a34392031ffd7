import type { Direction, Move } from "taisou";
import type { Offset } from "../../board/dragged-piece";

export const OFFSETS: Readonly<Record<Direction, Offset>> = {
  right: [1, 0],
  down: [0, 1],
  left: [-1, 0],
  up: [0, -1],
};

export function directionOf({ from, to }: Move, width: number): Direction {
  if (to === from + 1 && width > 1) return "right";
  if (to === from - 1 && width > 1) return "left";
  return to > from ? "down" : "up";
}
