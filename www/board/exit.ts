import type { BoardOptions } from "taisou";
import { boundsOf } from "./cell-bounds";

/** A gap in the frame, from and to as shares of the board's side. */
export interface Exit {
  readonly side: "left" | "right" | "up" | "down";
  readonly from: number;
  readonly to: number;
}

/** The gap through which a piece that moves along its length leaves the board; `null` if its target is not at the edge. */
export function exitOf(
  target: readonly number[],
  { width, height }: { readonly width: number; readonly height: number },
  axis: BoardOptions["axis"],
): Exit | null {
  if (axis !== "long" || target.length < 2) return null;
  const { left, top, right, bottom, isFull } = boundsOf(target, width);
  if (!isFull) return null;
  if (top === bottom && (left === 0 || right === width - 1)) {
    return { side: left === 0 ? "left" : "right", from: top / height, to: (top + 1) / height };
  }
  if (left === right && (top === 0 || bottom === height - 1)) {
    return { side: top === 0 ? "up" : "down", from: left / width, to: (left + 1) / width };
  }
  return null;
}
