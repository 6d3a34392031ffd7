import { Search } from "taisou/solve";
import type { SolveTask, Task } from "../protocol";
import type { WorkerPool } from "./worker-pool";
import { awaitTables } from "./stored-tables";
import { traced } from "./trace";
import { driven, type Work } from "./work";

/** Most searches have ended by then, and to those of seconds a second alone is a quarter of what help can save. */
const ALONE_MILLIS = 250;

/** Finds helpers for a search. */
export type Hire = (search: Search, task: SolveTask) => Promise<WorkerPool>;

/** What the module for solving can do; with somebody who hires them others can help. */
export function createSolving(task: Task, hire: Hire | null = null): Work {
  if (task.kind !== "solve") throw new TypeError(`this worker does no ${task.kind}`);
  const search = new Search(task.board, task.width, task.algorithm, task.options);
  const outcome = () => ({ kind: task.kind, solution: search.solution() });
  const handle = driven(task.trace === undefined ? search : traced(search, task.trace));
  const help = task.helpers && hire !== null ? helpFor(search, () => hire(search, task)) : null;
  let status = "paused";
  return {
    ...handle,
    advance(nodes, millis) {
      help?.feed();
      const now = handle.advance(nodes, millis);
      status = now;
      return now;
    },
    wait: () => help?.wait() ?? (task.keeping ? awaitTables() : null),
    rest: () => help?.dismiss(),
    goOn() {
      if (status !== "paused" && search.goOn()) status = "paused";
      return status === "paused";
    },
    outcome,
    // The best answer so far is an answer.
    soFar: () => (search.stats().best === null ? null : outcome()),
    free() {
      help?.dismiss();
      handle.free();
    },
  };
}

/** Hires helpers once the search has taken a while and can make use of them. */
function helpFor(search: Search, hire: () => Promise<WorkerPool>): WorkerPool {
  let crew: WorkerPool | null = null;
  let hiring = false;
  /** Whether the search stands still, and nobody is to be hired. */
  let resting = false;
  let began = performance.now();

  async function call(): Promise<void> {
    hiring = true;
    try {
      const hired = await hire();
      if (resting) hired.dismiss();
      else crew = hired;
    } catch {
      // Then it goes on alone.
    }
  }

  return {
    feed() {
      if (resting) {
        resting = false;
        hiring = false;
        began = performance.now();
      }
      if (!hiring && performance.now() - began > ALONE_MILLIS && search.canLease()) void call();
      crew?.feed();
    },
    wait: () => crew?.wait() ?? null,
    dismiss() {
      resting = true;
      crew?.dismiss();
      crew = null;
    },
  };
}
