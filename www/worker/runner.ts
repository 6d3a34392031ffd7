import type { Solution, Stats } from "taisou";
import { createPace, type Pace } from "./pace";
import { type Event, type Progress, refusalOf, type SearchId, type Task } from "./protocol";

/** A search as the module offers it. */
export interface SlicedSearch {
  advance(nodes: number): "paused" | "solved" | "unsolvable" | "stopped";
  stats(): Stats;
  solution(): Solution;
  free(): void;
}

/** What the runner needs from the world, so that tests can stand in for it. */
export interface RunnerWorld {
  create(task: Task): SlicedSearch;
  /** Milliseconds from any fixed point. */
  now(): number;
  post(event: Event): void;
  /** Calls back soon, after messages that wait have been heard. */
  later(callback: () => void): void;
}

export interface Runner {
  start(id: SearchId, task: Task): void;
  cancel(id: SearchId): void;
}

/** Progress is reported at 8 Hz: often enough to look alive, rarely enough to be read. */
const REPORT_MILLIS = 125;

interface Running {
  readonly id: SearchId;
  readonly search: SlicedSearch;
  readonly pace: Pace;
  readonly began: number;
  reported: { at: number; nodes: number };
}

/** Drives one search at a time in slices, and says exactly one last word about each. */
export function createRunner(world: RunnerWorld): Runner {
  let running: Running | null = null;

  function progressOf(job: Running, ended: boolean): Progress {
    const stats = job.search.stats();
    const now = world.now();
    const millis = now - job.began;
    const since = ended ? { at: job.began, nodes: 0 } : job.reported;
    const span = Math.max(now - since.at, 1);
    const rate = ((stats.nodes - since.nodes) / span) * 1000;
    job.reported = { at: now, nodes: stats.nodes };
    return { stats, millis, rate };
  }

  /** Nobody may advance it any more; a poisoned module may not even let it go. */
  function release(job: Running): void {
    running = null;
    job.search.free();
  }

  /** Anything the module throws without a code has poisoned it; the client drops this worker. */
  function failed(id: SearchId, error: unknown): void {
    try {
      if (running !== null) release(running);
    } catch {
      // What is wrong is said below.
    }
    const refusal = refusalOf(error);
    if (refusal !== null) world.post({ type: "refused", id, refusal });
    else world.post({ type: "crashed", id, why: "panic", message: String(error) });
  }

  function slice(job: Running): void {
    if (running !== job) return;
    try {
      const before = world.now();
      const status = job.search.advance(job.pace.budget);
      const after = world.now();
      job.pace.measured(after - before);
      if (status === "paused") {
        if (after - job.reported.at >= REPORT_MILLIS) {
          world.post({ type: "progress", id: job.id, progress: progressOf(job, false) });
        }
        world.later(() => slice(job));
        return;
      }
      const progress = progressOf(job, true);
      const solution = job.search.solution();
      release(job);
      world.post({ type: "finished", id: job.id, solution, progress });
    } catch (error) {
      failed(job.id, error);
    }
  }

  function cancelRunning(job: Running): void {
    try {
      const progress = progressOf(job, true);
      const solution = progress.stats.best === null ? null : job.search.solution();
      release(job);
      world.post({ type: "cancelled", id: job.id, progress, solution });
    } catch (error) {
      failed(job.id, error);
    }
  }

  return {
    start(id, task) {
      if (running !== null) cancelRunning(running);
      try {
        const began = world.now();
        const search = world.create(task);
        const job: Running = {
          id,
          search,
          pace: createPace(),
          began,
          reported: { at: began, nodes: 0 },
        };
        running = job;
        world.later(() => slice(job));
      } catch (error) {
        failed(id, error);
      }
    },
    cancel(id) {
      // A search that ended while this message was on its way has said its last word already.
      if (running?.id === id) cancelRunning(running);
    },
  };
}
