import { Search } from "taisou/solve";
import type { SolveTask, Task } from "../protocol";
import { awaitTables } from "./stored-tables";
import { traced } from "./trace";
import { endedAt } from "./until";
import { driven, type Handle, type Work } from "./work";
import type { WorkerPool } from "./worker-pool";

/** Most searches end before this. A search of seconds loses at most a quarter of what helpers can save. */
const ALONE_MILLIS = 250;

export type SpawnPool = (search: Search, task: SolveTask) => Promise<WorkerPool>;

/** Starts a task of the solving module; with `spawnPool`, helpers can share it. */
export function createSolving(task: Task, spawnPool: SpawnPool | null = null): Work {
  if (task.kind !== "solve") throw new TypeError(`this worker does no ${task.kind}`);
  const search = new Search(task.board, task.width, task.algorithm, task.options);
  const outcome = () => ({ kind: task.kind, solution: search.solution() });
  const handle = driven(handleOf(search, task));
  const pool =
    task.helpers && spawnPool !== null ? delayedPool(search, () => spawnPool(search, task)) : null;
  let status = "paused";
  return {
    ...handle,
    advance(nodes, millis) {
      pool?.feed();
      const now = handle.advance(nodes, millis);
      status = now;
      return now;
    },
    wait: () => pool?.wait() ?? (task.keeping ? awaitTables() : null),
    suspend: () => pool?.dismiss(),
    resume() {
      if (status !== "paused" && search.goOn()) status = "paused";
      return status === "paused";
    },
    outcome,
    soFar: () => (search.stats().best === null ? null : outcome()),
    free() {
      pool?.dismiss();
      handle.free();
    },
  };
}

function handleOf(search: Search, { trace, until }: SolveTask): Handle {
  if (trace !== undefined) return traced(search, trace);
  return until === undefined ? search : endedAt(search, until);
}

/** A pool that spawns its helpers once the search has run for a while and can lease work. */
function delayedPool(search: Search, spawn: () => Promise<WorkerPool>): WorkerPool {
  let pool: WorkerPool | null = null;
  let isSpawning = false;
  let isDismissed = false;
  let began = performance.now();

  async function spawnPool(): Promise<void> {
    isSpawning = true;
    try {
      const spawned = await spawn();
      if (isDismissed) spawned.dismiss();
      else pool = spawned;
    } catch {
      // The search continues alone.
    }
  }

  return {
    feed() {
      if (isDismissed) {
        isDismissed = false;
        isSpawning = false;
        began = performance.now();
      }
      const isLong = performance.now() - began > ALONE_MILLIS;
      if (!isSpawning && isLong && search.canLease()) void spawnPool();
      pool?.feed();
    },
    wait: () => pool?.wait() ?? null,
    dismiss() {
      isDismissed = true;
      pool?.dismiss();
      pool = null;
    },
  };
}
