/** The time that the player has taken for a puzzle: from the first move by hand to the goal, without pauses. */
export interface Clock {
  /** Milliseconds, without those since it last went on. */
  readonly spent: number;
  /** When it last went on, by the page's own time; `null` while it stands. */
  readonly since: number | null;
  /** Between the first move and the goal. It stands all the same while nobody sees the page. */
  readonly running: boolean;
  /** Whether all that is played was timed. */
  readonly whole: boolean;
}

export const STILL: Clock = { spent: 0, since: null, running: false, whole: false };

export function millisOf({ spent, since }: Clock, now: number): number {
  return since === null ? spent : spent + now - since;
}
