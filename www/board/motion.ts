import { prefersStill } from "../platform/motion";
import type { Plan } from "./plan";

/** Beyond this many tiles, sliding is a blur that costs frames. */
const MOST_MOVING = 256;

/** Slides tiles from where they were. Returns at once; a new motion of a tile replaces its old one. */
export type Slide = (
  tiles: readonly HTMLElement[],
  plan: Plan,
  width: number,
  millis: number,
) => void;

export function createSlide(): Slide {
  const running = new Map<HTMLElement, Animation>();
  return (tiles, plan, width, millis) => {
    // A tile that stays, or comes to rest somewhere else, must not go on with its old motion.
    for (const animation of running.values()) animation.cancel();
    running.clear();
    if (plan.size === 0 || plan.size > MOST_MOVING || millis <= 0 || prefersStill()) return;
    for (const [cell, from] of plan) {
      const tile = tiles[cell];
      if (tile === undefined) continue;
      const columns = (from % width) - (cell % width);
      const rows = Math.floor(from / width) - Math.floor(cell / width);
      // A cell is a tile and the gap beside it, which the style knows.
      const x = `calc(${columns} * var(--pitch))`;
      const y = `calc(${rows} * var(--pitch))`;
      const animation = tile.animate(
        [{ transform: `translate(${x}, ${y})` }, { transform: "translate(0, 0)" }],
        { duration: millis, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
      );
      tile.style.zIndex = "1";
      animation.onfinish = () => {
        running.delete(tile);
        tile.style.zIndex = "";
      };
      animation.oncancel = () => {
        tile.style.zIndex = "";
      };
      running.set(tile, animation);
    }
  };
}
