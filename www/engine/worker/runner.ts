import {
  type Event,
  failureOf,
  type Outcome,
  type Progress,
  type Task,
  type TaskId,
} from "../protocol";
import { SLICE_MILLIS, type Work } from "./work";

/** The runner's dependencies, which tests replace. */
export interface RunnerContext {
  create(task: Task): Work;
  /** Milliseconds from any fixed point. */
  now(): number;
  post(event: Event): void;
  /** Calls back soon, after waiting messages have been received. */
  later(callback: () => void): void;
  /** Called when a task has ended. */
  onIdle(): void;
}

/** Progress is reported at 8 Hz: often enough to look alive, rarely enough to be read. A first solution is reported at once. */
const REPORT_MILLIS = 125;
/** Minimum interval between better solutions: those of large boards are long, and come in quick succession. */
const SOLUTION_MILLIS = 1000;

interface Job {
  readonly id: TaskId;
  readonly work: Work;
  readonly began: number;
  reported: { at: number; nodes: number };
  /** The last solution that was reported. */
  solution: { readonly length: number; readonly at: number };
}

const NO_SOLUTION = { length: Number.POSITIVE_INFINITY, at: Number.NEGATIVE_INFINITY };

/** Runs one task at a time in slices, and posts exactly one last event for each. */
export class Runner {
  readonly #context: RunnerContext;
  #running: Job | null = null;
  /** The last ended work that can answer `locate`. Only one, because it can be large. */
  #located: Pick<Job, "id" | "work"> | null = null;
  /** A search that can be resumed, and how long it ran. */
  #suspended: { readonly job: Job; readonly millis: number } | null = null;

  constructor(context: RunnerContext) {
    this.#context = context;
  }

  get isBusy(): boolean {
    return this.#running !== null;
  }

  start(id: TaskId, task: Task): void {
    if (this.#running !== null) this.#cancelJob(this.#running);
    try {
      const began = this.#context.now();
      // Before the next one needs the memory.
      this.#freeSuspended();
      if (task.kind === "survey") this.#freeLocated();
      const work = this.#context.create(task);
      const reported = { at: began, nodes: 0 };
      const job: Job = { id, work, began, reported, solution: NO_SOLUTION };
      this.#running = job;
      this.#context.later(() => this.#runSlice(job));
    } catch (error) {
      this.#fail(id, error);
    }
  }

  cancel(id: TaskId): void {
    // If the task ended while this message was on its way, it has had its last event.
    if (this.#running?.id === id) this.#cancelJob(this.#running);
  }

  /** Ends a task as if it had met a limit. */
  enough(id: TaskId): void {
    const job = this.#running;
    if (job?.id !== id) return;
    try {
      this.#finish(job);
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** Continues the last search under a new id. */
  resume(id: TaskId, of: TaskId): void {
    if (this.#suspended?.job.id !== of) {
      this.#context.post({ type: "cancelled", id, progress: null, outcome: null });
      return;
    }
    const { job, millis } = this.#suspended;
    this.#suspended = null;
    const now = this.#context.now();
    const reported = { at: now, nodes: job.work.stats().nodes };
    const resumed: Job = { ...job, id, began: now - millis, reported };
    this.#running = resumed;
    try {
      if (resumed.work.resume?.()) this.#context.later(() => this.#runSlice(resumed));
      else this.#finish(resumed);
    } catch (error) {
      this.#fail(id, error);
    }
  }

  /** Posts distances of boards from the last work that can answer. */
  locate(id: TaskId, boards: readonly string[]): void {
    if (this.#located?.id !== id) return;
    const { work } = this.#located;
    const distances = boards.map((board) => {
      try {
        return work.distance?.(board) ?? null;
      } catch {
        // Not a board of this survey. A poisoned module fails again with the next task.
        return null;
      }
    });
    this.#context.post({ type: "located", id, boards, distances });
  }

  #runSlice(job: Job): void {
    if (this.#running !== job) return;
    try {
      const pending = job.work.wait?.() ?? null;
      if (pending !== null) {
        void pending.then(() => this.#runSlice(job));
        return;
      }
      const status = job.work.advance(Number.POSITIVE_INFINITY, SLICE_MILLIS);
      if (status !== "paused") {
        this.#finish(job);
        return;
      }
      const isDue = this.#context.now() - job.reported.at >= REPORT_MILLIS;
      if (isDue || hasFirstSolution(job)) {
        const progress = this.#progressOf(job, false);
        const sofar = this.#newSolution(job, progress);
        this.#context.post({ type: "progress", id: job.id, progress, sofar });
      }
      this.#context.later(() => this.#runSlice(job));
    } catch (error) {
      this.#fail(job.id, error);
    }
  }

  #finish(job: Job): void {
    const progress = this.#progressOf(job, true);
    const outcome = job.work.outcome();
    this.#settle(job, outcome, progress);
    this.#context.post({ type: "finished", id: job.id, outcome, progress });
    this.#context.onIdle();
  }

  #cancelJob(job: Job): void {
    try {
      const progress = this.#progressOf(job, true);
      const outcome = job.work.soFar();
      this.#settle(job, outcome, progress);
      this.#context.post({ type: "cancelled", id: job.id, progress, outcome });
      this.#context.onIdle();
    } catch (error) {
      this.#fail(job.id, error);
    }
  }

  /** An error without a code has poisoned the module; the client drops this worker. */
  #fail(id: TaskId, error: unknown): void {
    try {
      if (this.#running !== null) this.#free(this.#running);
    } catch {
      // The event below reports the first error.
    }
    this.#context.post(failureOf(id, error));
  }

  #progressOf(job: Job, isEnded: boolean): Progress {
    const stats = job.work.stats();
    const now = this.#context.now();
    const since = isEnded ? { at: job.began, nodes: 0 } : job.reported;
    const rate = ((stats.nodes - since.nodes) / Math.max(now - since.at, 1)) * 1000;
    job.reported = { at: now, nodes: stats.nodes };
    return { stats, millis: now - job.began, rate };
  }

  /** The best solution, if it is better than the last one reported. */
  #newSolution(job: Job, { stats: { best } }: Progress): Outcome | null {
    const at = this.#context.now();
    const { solution } = job;
    if (best === null || best >= solution.length || at - solution.at < SOLUTION_MILLIS) return null;
    job.solution = { length: best, at };
    return job.work.soFar();
  }

  /** Keeps work that can be resumed or can answer `locate`, and frees any other. */
  #settle(job: Job, outcome: Outcome | null, { millis }: Progress): void {
    if (job.work.resume !== undefined && !isDecided(outcome)) {
      this.#running = null;
      job.work.suspend?.();
      this.#suspended = { job, millis };
      return;
    }
    if (job.work.distance === undefined || outcome === null) {
      this.#free(job);
      return;
    }
    this.#freeLocated();
    this.#running = null;
    this.#located = job;
  }

  /** Frees the running job. It must not be advanced again, even if a poisoned module fails to free it. */
  #free(job: Job): void {
    this.#running = null;
    job.work.free();
  }

  #freeSuspended(): void {
    const last = this.#suspended;
    this.#suspended = null;
    last?.job.work.free();
  }

  #freeLocated(): void {
    const last = this.#located;
    this.#located = null;
    last?.work.free();
  }
}

function hasFirstSolution({ work, solution }: Job): boolean {
  return solution === NO_SOLUTION && work.stats().best !== null;
}

/** The search is complete: resuming it cannot change the outcome. */
function isDecided(outcome: Outcome | null): boolean {
  if (outcome?.kind !== "solve") return false;
  return outcome.solution.optimal || outcome.solution.status === "unsolvable";
}
