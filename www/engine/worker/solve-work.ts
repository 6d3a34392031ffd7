import { Search } from "taisou/solve";
import type { Task } from "../protocol";
import { awaitTables } from "./keeping";
import { traced } from "./trace";
import { driven, type Work } from "./work";

/** What the module for solving can do. */
export function createSolving(task: Task): Work {
  if (task.kind !== "solve") throw new TypeError(`this worker does no ${task.kind}`);
  const search = new Search(task.board, task.width, task.algorithm, task.options);
  const outcome = () => ({ kind: task.kind, solution: search.solution() });
  const handle = driven(task.trace === undefined ? search : traced(search, task.trace));
  let status = "paused";
  return {
    ...handle,
    advance(nodes) {
      const now = handle.advance(nodes);
      status = now;
      return now;
    },
    goOn() {
      if (status !== "paused" && search.goOn()) status = "paused";
      return status === "paused";
    },
    outcome,
    ...(task.keeping && { wait: awaitTables }),
    // The best answer so far is an answer.
    soFar: () => (search.stats().best === null ? null : outcome()),
  };
}
