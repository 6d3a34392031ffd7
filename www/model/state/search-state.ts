import type { Algorithm, ErrorCode, Metric, Reason } from "taisou";
import type { CrashCause, Details, Progress, TaskId } from "../../engine/protocol";
import type { Answer, Live } from "../play/play";
import type { SpaceState } from "./space-state";

/** How far a search without an answer came. */
export interface Reach {
  readonly nodes: number;
  readonly depth: number;
  /** Proven lower bound on the length; 0 if nothing is proven. */
  readonly bound: number;
}

/** The end of the last search. */
export type Result =
  | { readonly kind: "none" }
  | { readonly kind: "solved"; readonly answer: Answer }
  | { readonly kind: "unsolvable"; readonly reason: Reason | null }
  | { readonly kind: "stopped"; readonly reason: Reason | null; readonly reach: Reach }
  | { readonly kind: "cancelled"; readonly reach: Reach | null }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  | { readonly kind: "crashed"; readonly why: CrashCause };

/** The purpose of a search: a solution to show, a hint, or the fewest moves from the start. */
export type Purpose = "solve" | "hint" | "measure";

export type SearchPhase =
  | { readonly phase: "idle" }
  | {
      readonly phase: "running" | "cancelling";
      readonly id: TaskId;
      readonly purpose: Purpose;
      readonly metric: Metric;
      /** The best answer found until now; `bound` and `best` of the progress tell how close it is. */
      readonly sofar: Answer | null;
    };

/** Searches and enumerations: what runs, and its results. */
export interface SearchState {
  readonly algorithm: Algorithm;
  readonly search: SearchPhase;
  /** The last figures of the running search, or of the last one. */
  readonly progress: Progress | null;
  readonly result: Result;
  /** The distance from the board to the goal, while the player wants it shown. */
  readonly live: Live | null;
  readonly space: SpaceState;
  /** The number of running jobs whose results are not in this state. */
  readonly working: number;
}

export const INITIAL_SEARCH_STATE: SearchState = {
  algorithm: "auto",
  search: { phase: "idle" },
  progress: null,
  result: { kind: "none" },
  live: null,
  space: {
    survey: { kind: "none" },
    distances: new Map(),
    count: { kind: "none" },
    compose: { kind: "none" },
  },
  working: 0,
};
