import type { Outcome, Task, TaskId } from "../../engine/protocol";
import type { Action } from "../../model/state/actions";
import type { AppState } from "../../model/state/state";

/** A task in the state space of a puzzle, and what its outcome changes. */
export interface SpaceJob {
  readonly kind: "survey" | "count" | "compose";
  readonly task: Task;
  /** `null` if the page cannot read the outcome. */
  actionFor(outcome: Outcome, id: TaskId): Action | null;
  /** Whether the state has no use for the outcome any more. */
  isStale(state: AppState): boolean;
}
