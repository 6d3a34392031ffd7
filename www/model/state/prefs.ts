import type { Lang } from "../lang";

/** Kept between visits. */
export interface Prefs {
  readonly lang: Lang;
  readonly singleKeys: boolean;
  readonly tellApart: boolean;
  /** Moves per second of the replay; 0 for all of it in ten seconds. */
  readonly speed: number;
  /** The distance to the goal is shown. */
  readonly live: boolean;
  /** The time and the number of moves are shown. */
  readonly tally: boolean;
  /** The thing that an arrow key moves. */
  readonly arrows: ArrowSense;
}

export type ArrowSense = "tile" | "blank";

export const SPEEDS: readonly number[] = [1, 2, 4, 8, 16, 32, 64, 0];

export const DEFAULT_PREFS: Prefs = {
  lang: "ja",
  singleKeys: true,
  tellApart: false,
  speed: 2,
  live: false,
  tally: true,
  arrows: "tile",
};
