import type { Lang } from "../lang";

export interface Prefs {
  readonly lang: Lang;
  readonly singleKeys: boolean;
  readonly tellApart: boolean;
  /** Moves per second of the replay; 0 for all of it in ten seconds. */
  readonly speed: number;
  /** The distance to the goal is shown. */
  readonly live: boolean;
  readonly tally: boolean;
  /** A hint appears in levels, one a press. */
  readonly gradualHints: boolean;
  /** Kana or simple words, no timer, and puzzles with pictures on offer. */
  readonly gentle: boolean;
  readonly arrows: ArrowSense;
  /** Scrambled boards are timed in sessions. */
  readonly practice: boolean;
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
  gradualHints: false,
  gentle: false,
  arrows: "tile",
  practice: false,
};
