/** The cost of a slip: `+2` adds two seconds, and `dnf` (did not finish) leaves an attempt without a result. */
export type Penalty = "none" | "+2" | "dnf";

/** One timed attempt at a scrambled board with one blank. */
export interface Attempt {
  /** Unique. */
  readonly id: string;
  readonly session: string;
  /** The time of the first move, in milliseconds since 1970. */
  readonly start: number;
  /** The scramble as the fragment of a link: board, width, goal and metric; empty if unknown. */
  readonly fragment: string;
  /** Whole milliseconds from the first move to the last, without the penalty. */
  readonly ms: number;
  readonly penalty: Penalty;
  /** The steps of the blank, as `packSteps` writes them; empty if unknown. */
  readonly moves: Uint8Array;
  /** Milliseconds since `start` for each step, as `packTimes` writes them. Steps of one gesture share a time. */
  readonly times: Uint8Array;
  /** Milliseconds from the start to the end of each stage: first row, then the others. */
  readonly splits: readonly number[];
  /** The proven length of a shortest solution, in the metric of the fragment. */
  readonly optimal: number | null;
  /** A proven lower bound on that length while it is not proven. */
  readonly bound: number | null;
  readonly note: string;
}

/** The fields of an attempt that a log may change after its end. */
export type AttemptChange = Partial<
  Pick<Attempt, "session" | "penalty" | "optimal" | "bound" | "note">
>;

/** The result in milliseconds, with the penalty; `Infinity` for `dnf`. */
export function resultOf({ ms, penalty }: Pick<Attempt, "ms" | "penalty">): number {
  return penalty === "dnf" ? Number.POSITIVE_INFINITY : ms + (penalty === "+2" ? 2000 : 0);
}
