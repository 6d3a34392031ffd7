import type { ErrorCode, Metric, Reason } from "taisou";
import type { CrashCause, Details, TaskId } from "../../engine/protocol";
import type { Answer } from "../play/play";

/** How far a search came that has no answer, in positions seen, in depth, and in the length that it rules out. */
export interface Reach {
  readonly nodes: number;
  readonly depth: number;
  /** No answer is shorter than this; 0 if nothing is proven. */
  readonly bound: number;
}

/** How the last search ended. */
export type Result =
  | { readonly kind: "none" }
  | { readonly kind: "solved"; readonly answer: Answer }
  | { readonly kind: "unsolvable"; readonly reason: Reason | null }
  | { readonly kind: "stopped"; readonly reason: Reason | null; readonly reach: Reach }
  | { readonly kind: "cancelled"; readonly reach: Reach | null }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  | { readonly kind: "crashed"; readonly why: CrashCause };

/** What a search is for: a solution to look at, a hint, or the fewest moves from the start. */
export type Purpose = "solve" | "hint" | "measure";

export type SearchState =
  | { readonly phase: "idle" }
  | {
      readonly phase: "running" | "cancelling";
      readonly id: TaskId;
      readonly purpose: Purpose;
      readonly metric: Metric;
      /** The best answer so far to what is to be solved; how near it is, say `bound` and `best` of the progress. */
      readonly sofar: Answer | null;
    };
