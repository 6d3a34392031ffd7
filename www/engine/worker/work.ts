import type { Outcome, Progress } from "../protocol";

/** Duration of a slice in milliseconds, and so the longest time that a message waits. */
export const SLICE_MILLIS = 20;

/** A task that runs in slices. */
export interface Work {
  /** Runs for `nodes` nodes or `millis` milliseconds, whichever ends first. */
  advance(nodes: number, millis?: number): "paused" | "done" | "solved" | "unsolvable" | "stopped";
  stats(): Progress["stats"];
  /** A promise that the next slice must await; it never rejects. */
  wait?(): Promise<void> | null;
  outcome(): Outcome;
  /** The partial outcome if the task is cancelled, if there is one. */
  soFar(): Outcome | null;
  /** Called when the task was cancelled or ended, and can be resumed. */
  suspend?(): void;
  /** Resumes after a cancellation or an end; false if there is nothing left to do. */
  resume?(): boolean;
  /** The distance of a board from the goal, available after the end. */
  distance?(board: string): number | null;
  free(): void;
}

export type Handle = Pick<Work, "advance" | "stats" | "free">;

/** The part of `Work` that all searches of the module share. */
export function driven(handle: Handle): Handle & Pick<Work, "soFar"> {
  return {
    advance: (nodes, millis) => handle.advance(nodes, millis),
    stats: () => handle.stats(),
    free: () => handle.free(),
    soFar: () => null,
  };
}
