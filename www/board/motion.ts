import { prefersStill } from "../platform/motion";
import type { Offset } from "./dragged-piece";

/** A move by hand takes this long; a replay that is faster takes what it has. */
export const MOVE_MILLIS = 140;
/** A whole new board is more to follow. */
export const OPEN_MILLIS = 320;

/** Beyond this many tiles, motion is a blur that costs frames. */
export const MOST_MOVING = 256;

/** For each cell whose tile is under way, how far from the cell it begins. */
export type Travels = ReadonlyMap<number, Offset>;

/** Slides tiles to their cells. Returns at once; a new motion of a tile replaces its old one. */
export type Slide = (tiles: readonly HTMLElement[], travels: Travels, millis: number) => void;

/** A tile that cannot move shows that it was meant: it gives way by a hair. */
export function nudge(tile: HTMLElement): void {
  if (prefersStill()) return;
  tile.animate({ translate: ["0", "2px", "-2px", "0"] }, { duration: 140 });
}

export function createSlide(): Slide {
  const running = new Map<HTMLElement, Animation>();
  return (tiles, travels, millis) => {
    // A tile that stays, or comes to rest somewhere else, must not go on with its old motion.
    for (const animation of running.values()) animation.cancel();
    running.clear();
    if (travels.size === 0 || travels.size > MOST_MOVING || millis <= 0 || prefersStill()) return;
    for (const [cell, [columns, rows]] of travels) {
      const tile = tiles[cell];
      if (tile === undefined) continue;
      // A cell is a tile and the gap beside it, which the style knows.
      const x = `calc(${columns} * var(--pitch))`;
      const y = `calc(${rows} * var(--pitch))`;
      const animation = tile.animate(
        [{ transform: `translate(${x}, ${y})` }, { transform: "translate(0, 0)" }],
        { duration: millis, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
      );
      tile.dataset.moving = "";
      animation.onfinish = () => {
        running.delete(tile);
        delete tile.dataset.moving;
      };
      // Its event comes late, when another motion of the tile may have begun.
      animation.oncancel = () => {
        if (!running.has(tile)) delete tile.dataset.moving;
      };
      running.set(tile, animation);
    }
  };
}
