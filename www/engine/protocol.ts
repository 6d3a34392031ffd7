import type {
  Algorithm,
  ComposeOptions,
  ComposeResult,
  CountResult,
  EnumerateOptions,
  EnumerateResult,
  ErrorCode,
  GenerateOptions,
  GenerateResult,
  Layouts,
  Solution,
  SolveOptions,
  StateGraphOptions,
  StateGraphResult,
  Stats,
  SurveyOptions,
  SurveyResult,
  Wish,
} from "taisou";

/** Identifies one task from `start` to its last event. Increases by one per task. */
export type TaskId = number & { readonly __brand: "TaskId" };

export type Task =
  | {
      readonly kind: "solve";
      readonly board: string;
      readonly width: number;
      readonly algorithm: Algorithm;
      readonly options: SolveOptions;
      /** Load stored tables, and store those that are built. */
      readonly keeping?: boolean;
      /** Maximum number of helpers for a long search. */
      readonly helpers?: number;
      /** Record the node count at each rise of the bound, checked every `trace` nodes at most. Frequent checks cost time. */
      readonly trace?: number;
      /** End once no solution has fewer moves than this: the proof is enough. Not with `trace`. */
      readonly until?: number;
    }
  /** Count the shortest solutions. */
  | {
      readonly kind: "count";
      readonly board: string;
      readonly width: number;
      readonly options: SolveOptions & { readonly list?: number };
    }
  /** Enumerate all positions from which these goals can be reached. */
  | {
      readonly kind: "survey";
      readonly goals: string | readonly string[];
      readonly width: number;
      readonly options: SurveyOptions;
    }
  /** Write the graph of these positions. */
  | {
      readonly kind: "graph";
      readonly goals: string | readonly string[];
      readonly width: number;
      readonly options: StateGraphOptions;
    }
  /** Generate boards for these goals. */
  | {
      readonly kind: "compose";
      readonly goals: string | readonly string[];
      readonly width: number;
      readonly options: ComposeOptions;
    }
  /** Make puzzles of Rush Hour or Klotski to order. */
  | { readonly kind: "generate"; readonly wish: Wish; readonly options: GenerateOptions }
  /** Enumerate layouts of Rush Hour or Klotski. */
  | { readonly kind: "enumerate"; readonly layouts: Layouts; readonly options: EnumerateOptions };

export type SolveTask = Extract<Task, { kind: "solve" }>;

/** A module of the package: for searches, or for whole state spaces. */
export type Part = "solve" | "survey";

export function partOf({ kind }: Task): Part {
  return kind === "solve" ? "solve" : "survey";
}

export type Outcome =
  | { readonly kind: "solve"; readonly solution: Solution }
  | { readonly kind: "count"; readonly count: CountResult }
  | { readonly kind: "survey"; readonly survey: SurveyResult }
  | { readonly kind: "graph"; readonly graph: StateGraphResult }
  | { readonly kind: "compose"; readonly composed: ComposeResult }
  | { readonly kind: "generate"; readonly generated: GenerateResult }
  | { readonly kind: "enumerate"; readonly enumerated: EnumerateResult };

/** A bound of a search, and the nodes expanded before it was reached. */
export interface Threshold {
  readonly bound: number;
  readonly nodes: number;
}

export interface Progress {
  /** `thresholds` only with `trace`. */
  readonly stats: Stats & { readonly thresholds?: readonly Threshold[] };
  /** Since the start of the task. */
  readonly millis: number;
  /** Nodes per second: since the last report while the task runs, over the whole task at its end. */
  readonly rate: number;
}

/** The module's `code` and `details` for a refused task. */
export interface Objection {
  readonly code: ErrorCode;
  readonly details: Details;
}

/** Plain data of an error code. */
export type Details = Readonly<
  Record<string, string | number | readonly string[] | readonly number[] | null>
>;

/** `cancel`: the result is not needed. `enough`: a search or survey ends as if it had met a limit, with its best result. */
export interface EndRequest {
  readonly type: "cancel" | "enough";
  readonly id: TaskId;
}

type Module = WebAssembly.Module;

export type Request =
  /** Precedes the first task of this part; `id` is `NO_TASK`. */
  | { readonly type: "load"; readonly id: TaskId; readonly part: Part; readonly module: Module }
  /** Cancels a running task first, which has its own last event. */
  | { readonly type: "start"; readonly id: TaskId; readonly task: Task }
  | EndRequest
  /** Continues the last search, cancelled or ended without a proof, under a new id. Any `start` discards it. */
  | { readonly type: "resume"; readonly id: TaskId; readonly of: TaskId }
  /** Requests distances of boards from the last survey that had an outcome; other ids have no reply. */
  | { readonly type: "locate"; readonly id: TaskId; readonly boards: readonly string[] };

/** `panic`: the module panicked or its worker died. `silent`: no reply to a request to end. `loading`: no module. */
export type CrashCause = "panic" | "silent" | "loading";

/** The last event of a task. Every task has exactly one. */
export type EndEvent = {
  readonly id: TaskId;
} /** It ran to completion or to a limit; the outcome says which. */ & (
  | { readonly type: "finished"; readonly outcome: Outcome; readonly progress: Progress }
  /** The reply to `cancel`, or to a `start` while it ran; with the partial outcome, if there is one. */
  | {
      readonly type: "cancelled";
      readonly progress: Progress | null;
      readonly outcome: Outcome | null;
    }
  /** `message` is the module's, for developers. */
  | { readonly type: "refused"; readonly objection: Objection; readonly message: string }
  /** The module panicked, which poisons it; or, as the page's side reports, the worker was lost, silent or not loaded. */
  | { readonly type: "crashed"; readonly why: CrashCause; readonly message: string }
);

export type Event =
  | EndEvent
  | ({ readonly id: TaskId } & (
      | { readonly type: "ready" }
      /** With the best solution only when it is new, because a long one is expensive to send. */
      | { readonly type: "progress"; readonly progress: Progress; readonly sofar: Outcome | null }
      /** The reply to `locate`; `null` for a board that the survey has not reached or does not contain. */
      | {
          readonly type: "located";
          readonly boards: readonly string[];
          readonly distances: readonly (number | null)[];
        }
    ));

/** A message from a worker about its helpers, which it numbers. */
export type SpawnEvent =
  /** Make a helper, which receives its requests by this port. */
  | { readonly type: "spawn"; readonly helper: number; readonly port: MessagePort }
  | { readonly type: "dismiss"; readonly helper: number };

/** A message to a worker, whose first message decides whether it searches or helps. */
export type SearchRequest =
  | Request
  /** The reply to `spawn`: this helper could not be made, or has died. */
  | { readonly type: "lost"; readonly helper: number }
  /** The first message to a helper. */
  | { readonly type: "help"; readonly port: MessagePort };

export type SearchEvent = Event | SpawnEvent;

/** The id of messages that belong to no task. */
export const NO_TASK = 0 as TaskId;

export function isEnd(event: Event): event is EndEvent {
  switch (event.type) {
    case "ready":
    case "progress":
    case "located":
      return false;
    case "finished":
    case "cancelled":
    case "refused":
    case "crashed":
      return true;
  }
}

export function outcomeOf(end: EndEvent): Outcome | null {
  return "outcome" in end ? end.outcome : null;
}

export function solutionOf(outcome: Outcome | null): Solution | null {
  return outcome?.kind === "solve" ? outcome.solution : null;
}

/** The objection in an error of the module; `null` for any other error, which is a crash. */
export function objectionOf(error: unknown): Objection | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return null;
  }
  const details = "details" in error && typeof error.details === "object" ? error.details : null;
  return { code: error.code as ErrorCode, details: (details ?? {}) as Details };
}

/** The last event of a task that has thrown: `refused` for an error of the module; any other error has poisoned the module. */
export function failureOf(id: TaskId, error: unknown): EndEvent {
  const objection = objectionOf(error);
  const message = messageOf(error);
  if (objection !== null) return { type: "refused", id, objection, message };
  return { type: "crashed", id, why: "panic", message };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
