import type { Outcome, Progress } from "../protocol";

/** How long a slice takes, in milliseconds. A message waits about this long, at most, to be heard. */
export const SLICE_MILLIS = 20;

/** A task in hand, driven in slices. */
export interface Work {
  /** Goes on for `nodes` nodes, or until `millis` milliseconds have passed, if that is sooner. */
  advance(nodes: number, millis?: number): "paused" | "done" | "solved" | "unsolvable" | "stopped";
  stats(): Progress["stats"];
  /** What the next slice should wait for, if anything; it never rejects. */
  wait?(): Promise<void> | null;
  /** What has come of it. */
  outcome(): Outcome;
  /** What is worth having of it when it is cancelled, if anything. */
  soFar(): Outcome | null;
  /** Called when it was cancelled or has ended and may still go on. */
  rest?(): void;
  /** Where it has this, it can go on after it was cancelled or has ended; false if there is nothing more to do. */
  goOn?(): boolean;
  /** Where it has this, it can still be asked after its end: how far a board is from the goal. */
  distance?(board: string): number | null;
  free(): void;
}

/** What drives a search of the module. */
export type Handle = Pick<Work, "advance" | "stats" | "free">;

/** What is the same for all handles of the module. */
export function driven(handle: Handle): Handle & Pick<Work, "soFar"> {
  return {
    advance: (nodes, millis) => handle.advance(nodes, millis),
    stats: () => handle.stats(),
    free: () => handle.free(),
    soFar: () => null,
  };
}
