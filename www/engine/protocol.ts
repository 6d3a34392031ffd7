import type {
  Algorithm,
  ComposeOptions,
  ComposeResult,
  CountResult,
  ErrorCode,
  Solution,
  SolveOptions,
  Stats,
  SurveyOptions,
  SurveyResult,
} from "taisou";

/** Identifies one task from `start` to its one last event. Increases by one per task. */
export type TaskId = number & { readonly __brand: "TaskId" };

/** What is to be done. */
export type Task =
  /** Find a solution. */
  | {
      readonly kind: "solve";
      readonly board: string;
      readonly width: number;
      readonly algorithm: Algorithm;
      readonly options: SolveOptions;
      /** Take tables that an earlier visit kept, and keep those that are built. */
      readonly keeping?: boolean;
      /** How many other workers may help once it has taken a while. */
      readonly helpers?: number;
      /** Tell after how many nodes the bound rose, looking again after so many; often looking takes time. */
      readonly trace?: number;
    }
  /** Count the shortest solutions. */
  | {
      readonly kind: "count";
      readonly board: string;
      readonly width: number;
      readonly options: SolveOptions & { readonly list?: number };
    }
  /** See all positions from which these goals can be reached. */
  | {
      readonly kind: "survey";
      readonly goals: string | readonly string[];
      readonly width: number;
      readonly options: SurveyOptions;
    }
  /** Make boards for these goals. */
  | {
      readonly kind: "compose";
      readonly goals: string | readonly string[];
      readonly width: number;
      readonly options: ComposeOptions;
    };

export type SolveTask = Extract<Task, { kind: "solve" }>;

/** What of the package does a task: its module that solves, or that for whole spaces. */
export type Part = "solve" | "survey";

export function partOf({ kind }: Task): Part {
  return kind === "solve" ? "solve" : "survey";
}

/** What came of a task, by its kind. */
export type Outcome =
  | { readonly kind: "solve"; readonly solution: Solution }
  | { readonly kind: "count"; readonly count: CountResult }
  | { readonly kind: "survey"; readonly survey: SurveyResult }
  | { readonly kind: "compose"; readonly composed: ComposeResult };

/** A bound that a search came to, and how many nodes there were before. */
export interface Threshold {
  readonly bound: number;
  readonly nodes: number;
}

/** How far a task is, with what only the worker's clock knows. */
export interface Progress {
  /** With the bounds so far where they are traced. */
  readonly stats: Stats & { readonly thresholds?: readonly Threshold[] };
  /** Time since the task began. */
  readonly millis: number;
  /** Nodes per second: since the last report while it runs, over all when it has ended. */
  readonly rate: number;
}

/** Why a task was refused: the module's own `code` and `details`. */
export interface Objection {
  readonly code: ErrorCode;
  readonly details: Details;
}

/** Plain data that goes with an error code. */
export type Details = Readonly<
  Record<string, string | number | readonly string[] | readonly number[] | null>
>;

/** `cancel`: nobody wants it. `enough`: a search or a survey ends as if it had met a limit, with what there is. */
export interface EndRequest {
  readonly type: "cancel" | "enough";
  readonly id: TaskId;
}

/** Everything the page may ask of the worker. */
export type Request =
  /** Comes before the first task of this part; `id` is that of no task (0). */
  | {
      readonly type: "load";
      readonly id: TaskId;
      readonly part: Part;
      readonly module: WebAssembly.Module;
    }
  /** A task that still runs is cancelled by this, with its own last event. */
  | { readonly type: "start"; readonly id: TaskId; readonly task: Task }
  | EndRequest
  /** The last search goes on under a new id, after it was cancelled or ended without a proof; any `start` lets go of it. */
  | { readonly type: "resume"; readonly id: TaskId; readonly of: TaskId }
  /** How far these boards are from the goal, asked of the last survey that had an outcome; other ids have no answer. */
  | { readonly type: "locate"; readonly id: TaskId; readonly boards: readonly string[] };

/** `panic`: a panic of the module, or the end of its worker. `loading`: the module could not be fetched or compiled. */
export type CrashCause = "panic" | "silent" | "loading";

/** How a task can end. Every task has exactly one of these events. */
export type EndEvent =
  /** It ran to its end, or to a limit: its outcome says which. */
  | {
      readonly type: "finished";
      readonly id: TaskId;
      readonly outcome: Outcome;
      readonly progress: Progress;
    }
  /** The answer to `cancel`, or to a `start` that came while it ran; with what is worth having of it, if anything. */
  | {
      readonly type: "cancelled";
      readonly id: TaskId;
      readonly progress: Progress | null;
      readonly outcome: Outcome | null;
    }
  /** The module does not take this task. */
  | {
      readonly type: "refused";
      readonly id: TaskId;
      readonly objection: Objection;
      /** The module's own, for developers. */
      readonly message: string;
    }
  /**
   * The module panicked, which poisons it; or, said by the page's side, the worker was lost, fell silent, or could not be
   * loaded.
   */
  | {
      readonly type: "crashed";
      readonly id: TaskId;
      readonly why: CrashCause;
      readonly message: string;
    };

/** Everything the worker may say. */
export type Event =
  | { readonly type: "ready"; readonly id: TaskId }
  /** With the best answer so far when there is a new one: a long one is not told again with every report. */
  | {
      readonly type: "progress";
      readonly id: TaskId;
      readonly progress: Progress;
      readonly sofar: Outcome | null;
    }
  /** The answer to `locate`; `null` for a board that the survey has not reached, or that is none of its positions. */
  | {
      readonly type: "located";
      readonly id: TaskId;
      readonly boards: readonly string[];
      readonly distances: readonly (number | null)[];
    }
  | EndEvent;

/** What a worker also says, of those who may help its search: its helpers, which have numbers of its own. */
export type SpawnEvent =
  /** Make one; it will hear by this port what to do. */
  | { readonly type: "hire"; readonly helper: number; readonly port: MessagePort }
  /** This one is done without. */
  | { readonly type: "dismiss"; readonly helper: number };

/** What it hears of them: this one could not be made, or has died. */
export interface LostRequest {
  readonly type: "lost";
  readonly helper: number;
}

/** What a worker hears that is to help. */
export interface HelpRequest {
  readonly type: "help";
  readonly port: MessagePort;
}

/** All that a worker may hear which searches, or helps one that does: its first message says which. */
export type SearchRequest = Request | LostRequest | HelpRequest;

/** All that it may say. */
export type SearchEvent = Event | SpawnEvent;

/** The id on messages that belong to no task. */
export const NO_TASK = 0 as TaskId;

/** Whether this event is the last one of its task. */
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

/** What a task has come to, whether it ran to its end or not. */
export function outcomeOf(end: EndEvent): Outcome | null {
  return "outcome" in end ? end.outcome : null;
}

/** The objection in an error of the module, or `null` if it is none of those: then it is a crash. */
export function objectionOf(error: unknown): Objection | null {
  if (!(error instanceof Error) || !("code" in error) || typeof error.code !== "string") {
    return null;
  }
  const details = "details" in error && typeof error.details === "object" ? error.details : null;
  return { code: error.code as ErrorCode, details: (details ?? {}) as Details };
}

/** How a task ends that has thrown: an error of the module refuses it, anything else has poisoned the module. */
export function failureOf(id: TaskId, error: unknown): EndEvent {
  const objection = objectionOf(error);
  const message = messageOf(error);
  if (objection !== null) return { type: "refused", id, objection, message };
  return { type: "crashed", id, why: "panic", message };
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
