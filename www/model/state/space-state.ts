import type { BoardOptions, ComposeResult, CountResult, ErrorCode, SurveyResult } from "taisou";
import type { CrashCause, Details, Progress, TaskId } from "../../engine/protocol";
import type { Answer } from "../play/play";
import type { Fields, Puzzle } from "../puzzle/puzzle";

/** Something that was asked of the worker beside solving, and what came of it. */
export type JobState<T> =
  | { readonly kind: "none" }
  | { readonly kind: "running" | "cancelling"; readonly progress: Progress | null }
  | { readonly kind: "done"; readonly value: T }
  | { readonly kind: "cancelled" }
  | { readonly kind: "refused"; readonly code: ErrorCode; readonly details: Details }
  | { readonly kind: "crashed"; readonly why: CrashCause };

/** All positions from which a goal can be reached, seen at once. */
export interface Surveyed {
  readonly id: TaskId;
  /** Which positions these are; see `spaceOf`. */
  readonly space: string;
  /** The puzzle it was asked for: how its boards are read. */
  readonly puzzle: Puzzle;
  readonly result: SurveyResult;
}

/** How many shortest solutions there are from the position of the solution on show. */
export interface Counted {
  readonly result: CountResult;
  /** The solutions that are listed, as the replay takes them. */
  readonly answers: readonly Answer[];
}

/** Boards that were made to order. */
export interface Composed {
  /** The puzzle's fields, but for the start. */
  readonly fields: Fields;
  /** How its boards are read; the width may be that of their rows. */
  readonly width: number;
  readonly options: BoardOptions;
  /** The space that they are in, if it is that of a puzzle. */
  readonly space: string | null;
  /** How many there were to be. */
  readonly wanted: number;
  readonly result: ComposeResult;
}

/** The whole space of the puzzle, and what is found in it. It has a worker of its own: solving goes on beside. */
export interface SpaceState {
  readonly survey: JobState<Surveyed>;
  /** Distances that the survey has told, by board; `null` for a board that is not among its positions. */
  readonly distances: ReadonlyMap<string, number | null>;
  readonly count: JobState<Counted>;
  readonly compose: JobState<Composed>;
}
