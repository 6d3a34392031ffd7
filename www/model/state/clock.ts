/** The player's time for a puzzle: from the first move by hand to the goal, without pauses. */
export interface Clock {
  /** Milliseconds until the clock last started. */
  readonly spent: number;
  /** When it last started, in the page's time; `null` while it is stopped. */
  readonly since: number | null;
  /** The game is between its first move and the goal. The clock is stopped while the page is hidden. */
  readonly running: boolean;
  /** All moves were timed. */
  readonly whole: boolean;
}

export const STILL: Clock = { spent: 0, since: null, running: false, whole: false };

export function millisOf({ spent, since }: Clock, now: number): number {
  return since === null ? spent : spent + now - since;
}

/** The clock of a game that is put aside. */
export function stopped(clock: Clock, now: number): Clock {
  return { ...clock, spent: millisOf(clock, now), since: null, running: false };
}
