import type { BoardOptions, ComposeResult, CountResult, ErrorCode, SurveyResult } from "taisou";
import type { CrashCause, Details, Progress, TaskId } from "../../engine/protocol";
import type { Answer } from "../play/play";
import type { Fields, Puzzle } from "../puzzle/puzzle";

export type JobState<T> =
  | { readonly kind: "none" }
  | { readonly kind: "running" | "cancelling"; readonly progress: Progress | null }
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "cancelled" }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  | { readonly kind: "crashed"; readonly why: CrashCause };

/** The enumeration of all positions that can reach a goal. */
export interface Surveyed {
  readonly id: TaskId;
  /** The key of the state space; see `spaceOf`. */
  readonly space: string;
  /** Its options tell how to read the boards. */
  readonly puzzle: Puzzle;
  readonly result: SurveyResult;
}

export interface Counted {
  readonly result: CountResult;
  readonly answers: readonly Answer[];
}

/** Boards generated to given conditions. */
export interface Composed {
  /** The puzzle's fields, without the start. */
  readonly fields: Fields;
  readonly width: number;
  readonly options: BoardOptions;
  /** The key of the puzzle's state space; `null` if they have symbols of their own. */
  readonly space: string | null;
  /** The requested number of boards. */
  readonly wanted: number;
  readonly result: ComposeResult;
}

/** The state space of the puzzle. Its jobs have a worker of their own, so searches can run at the same time. */
export interface SpaceState {
  readonly survey: JobState<Surveyed>;
  /** Distances looked up in the survey, by board; `null` for a board outside it. */
  readonly distances: ReadonlyMap<string, number | null>;
  readonly count: JobState<Counted>;
  readonly compose: JobState<Composed>;
}
