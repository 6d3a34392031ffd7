import { prefersStill } from "../platform/motion";
import type { Offset } from "./dragged-piece";

/** The duration of a move by hand. A faster replay sets its own. */
export const MOVE_MILLIS = 140;
/** The duration of opening a board, which is more to follow. */
export const OPEN_MILLIS = 320;

/** With more moving tiles, motion is a blur that costs frames. */
export const MOST_MOVING = 256;

/** For each cell with a moving tile, the offset where its motion begins. */
export type Travels = ReadonlyMap<number, Offset>;

/** Slides tiles to their cells. Returns at once; a new motion of a tile replaces the old one. */
export type Slide = (tiles: readonly HTMLElement[], travels: Travels, millis: number) => void;

/** Shakes a blocked tile slightly, to show that the press was noticed. */
export function nudge(tile: HTMLElement): void {
  if (prefersStill()) return;
  tile.animate?.({ translate: ["0", "2px", "-2px", "0"] }, { duration: 140 });
}

export function createSlide(): Slide {
  const running = new Map<HTMLElement, Animation>();
  return (tiles, travels, millis) => {
    // Stops all old motions, also of tiles that do not move now.
    for (const animation of running.values()) animation.cancel();
    running.clear();
    if (travels.size === 0 || travels.size > MOST_MOVING || millis <= 0 || prefersStill()) return;
    for (const [cell, [columns, rows]] of travels) {
      const tile = tiles[cell];
      // jsdom, in which others test their pages, has no animations.
      if (!tile?.animate) continue;
      // `--pitch` is a cell with its gap.
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
      // This event comes late, when the tile may have another motion already.
      animation.oncancel = () => {
        if (!running.has(tile)) delete tile.dataset.moving;
      };
      running.set(tile, animation);
    }
  };
}
