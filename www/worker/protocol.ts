import type { Algorithm, ErrorCode, Solution, SolveOptions, Stats } from "taisou";

/** Identifies one search from `start` to its one last event. Increases by one per search. */
export type SearchId = number & { readonly __brand: "SearchId" };

/** What is to be searched. */
export interface Task {
  readonly board: string;
  readonly width: number;
  readonly algorithm: Algorithm;
  readonly options: SolveOptions;
}

/** How far a search is, with what only the worker's clock knows. */
export interface Progress {
  readonly stats: Stats;
  /** Time since the search began. */
  readonly millis: number;
  /** Nodes per second: since the last report while it runs, over all when it has ended. */
  readonly rate: number;
}

/** Why a search was refused: the module's own `code` and `details`. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly details: Details;
}

/** Plain data that goes with an error code. */
export type Details = Readonly<
  Record<string, string | number | readonly string[] | readonly number[] | null>
>;

/** Everything the page may ask of the worker. */
export type Request =
  /** Comes first; `id` is that of no search (0). */
  | { readonly type: "load"; readonly id: SearchId; readonly module: WebAssembly.Module }
  /** A search that still runs is cancelled by this, with its own last event. */
  | { readonly type: "start"; readonly id: SearchId; readonly task: Task }
  | { readonly type: "cancel"; readonly id: SearchId };

/** How a search can end. Every search has exactly one of these events. */
export type EndEvent =
  /** It ran to its end: solved, unsolvable, or stopped at a limit (`solution.status`). */
  | {
      readonly type: "finished";
      readonly id: SearchId;
      readonly solution: Solution;
      readonly progress: Progress;
    }
  /** The answer to `cancel`, or to a `start` that came while it ran; with the best answer so far, if any. */
  | {
      readonly type: "cancelled";
      readonly id: SearchId;
      readonly progress: Progress | null;
      readonly solution: Solution | null;
    }
  /** The module does not take this task. */
  | { readonly type: "refused"; readonly id: SearchId; readonly refusal: Refusal }
  /** The module panicked, which poisons it; or (said by the client) the worker fell silent. */
  | {
      readonly type: "crashed";
      readonly id: SearchId;
      readonly why: "panic" | "silent";
      readonly message: string;
    };

/** Everything the worker may say. */
export type Event =
  | { readonly type: "ready"; readonly id: SearchId; readonly version: string }
  | { readonly type: "progress"; readonly id: SearchId; readonly progress: Progress }
  | EndEvent;

/** The id on messages that belong to no search. */
export const NO_SEARCH = 0 as SearchId;

/** Whether this event is the last one of its search. */
export function isEnd(event: Event): event is EndEvent {
  switch (event.type) {
    case "ready":
    case "progress":
      return false;
    case "finished":
    case "cancelled":
    case "refused":
    case "crashed":
      return true;
  }
}

/** The refusal in an error of the module, or `null` if it is none of those: then it is a crash. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return null;
  }
  const details = "details" in error && typeof error.details === "object" ? error.details : null;
  return { code: error.code as ErrorCode, details: (details ?? {}) as Details };
}
