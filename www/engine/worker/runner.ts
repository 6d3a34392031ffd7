import {
  type Event,
  failureOf,
  type Outcome,
  type Progress,
  type Task,
  type TaskId,
} from "../protocol";
import { SLICE_MILLIS, type Work } from "./work";

/** What the runner needs from the world, so that tests can stand in for it. */
export interface RunnerContext {
  create(task: Task): Work;
  /** Milliseconds from any fixed point. */
  now(): number;
  post(event: Event): void;
  /** Calls back soon, after messages that wait have been heard. */
  later(callback: () => void): void;
  /** Called when a task has ended. */
  rest(): void;
}

export interface Runner {
  start(id: TaskId, task: Task): void;
  cancel(id: TaskId): void;
  /** Ends a task as if it had met a limit. */
  enough(id: TaskId): void;
  /** Goes on with the last search under a new id. */
  resume(id: TaskId, of: TaskId): void;
  /** Asks the last work that has come to something and can be asked. */
  locate(id: TaskId, boards: readonly string[]): void;
  /** Whether a task runs. */
  isBusy(): boolean;
}

/** Progress is reported at 8 Hz: often enough to look alive, rarely enough to be read. A first answer does not wait for that. */
const REPORT_MILLIS = 125;
/** Better answers are told at most so often: those of large boards are long, and come in quick succession. */
const ANSWER_MILLIS = 1000;

interface Running {
  readonly id: TaskId;
  readonly work: Work;
  readonly began: number;
  reported: { at: number; nodes: number };
  /** The length of the answer that was told last, and when. */
  told: { readonly best: number; readonly at: number };
}

const NOTHING_TOLD = { best: Number.POSITIVE_INFINITY, at: Number.NEGATIVE_INFINITY };

/** Drives one task at a time in slices, and says exactly one last word about each. */
export function createRunner(world: RunnerContext): Runner {
  let running: Running | null = null;
  /** What has ended and can still be asked. One at a time: it may hold a lot. */
  let kept: Pick<Running, "id" | "work"> | null = null;
  /** A search that could go on, and how long it ran. */
  let halted: { readonly job: Running; readonly millis: number } | null = null;

  function progressOf(job: Running, ended: boolean): Progress {
    const stats = job.work.stats();
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
    job.work.free();
  }

  /** Whether there is an answer, and the page has heard of none. */
  function hasFirstAnswer({ work, told }: Running): boolean {
    return told === NOTHING_TOLD && work.stats().best !== null;
  }

  /** The best answer so far, if the page has not heard of it. */
  function news(job: Running, { stats: { best } }: Progress): Outcome | null {
    const at = world.now();
    if (best === null || best >= job.told.best || at - job.told.at < ANSWER_MILLIS) return null;
    job.told = { best, at };
    return job.work.soFar();
  }

  /** Keeps what can go on, and what has come to something and can be asked about it; lets go of the rest. */
  function settle(job: Running, outcome: Outcome | null, { millis }: Progress): void {
    if (job.work.goOn !== undefined && !isDecided(outcome)) {
      running = null;
      job.work.rest?.();
      halted = { job, millis };
      return;
    }
    if (job.work.distance === undefined || outcome === null) {
      release(job);
      return;
    }
    forget();
    running = null;
    kept = job;
  }

  /** Lets go of what could go on. */
  function abandon(): void {
    const last = halted;
    halted = null;
    last?.job.work.free();
  }

  /** Lets go of what could be asked. */
  function forget(): void {
    const last = kept;
    kept = null;
    last?.work.free();
  }

  /** Anything the module throws without a code has poisoned it; the client drops this worker. */
  function failed(id: TaskId, error: unknown): void {
    try {
      if (running !== null) release(running);
    } catch {
      // What is wrong is said below.
    }
    world.post(failureOf(id, error));
  }

  function slice(job: Running): void {
    if (running !== job) return;
    try {
      const waited = job.work.wait?.() ?? null;
      if (waited !== null) {
        void waited.then(() => slice(job));
        return;
      }
      const status = job.work.advance(Number.POSITIVE_INFINITY, SLICE_MILLIS);
      const after = world.now();
      if (status === "paused") {
        if (after - job.reported.at >= REPORT_MILLIS || hasFirstAnswer(job)) {
          const progress = progressOf(job, false);
          world.post({ type: "progress", id: job.id, progress, sofar: news(job, progress) });
        }
        world.later(() => slice(job));
        return;
      }
      finish(job);
    } catch (error) {
      failed(job.id, error);
    }
  }

  function finish(job: Running): void {
    const progress = progressOf(job, true);
    const outcome = job.work.outcome();
    settle(job, outcome, progress);
    world.post({ type: "finished", id: job.id, outcome, progress });
    world.rest();
  }

  function cancelRunning(job: Running): void {
    try {
      const progress = progressOf(job, true);
      const outcome = job.work.soFar();
      settle(job, outcome, progress);
      world.post({ type: "cancelled", id: job.id, progress, outcome });
      world.rest();
    } catch (error) {
      failed(job.id, error);
    }
  }

  return {
    start(id, task) {
      if (running !== null) cancelRunning(running);
      try {
        const began = world.now();
        // Before the next one takes its place, and its memory.
        abandon();
        if (task.kind === "survey") forget();
        const work = world.create(task);
        const job: Running = {
          id,
          work,
          began,
          reported: { at: began, nodes: 0 },
          told: NOTHING_TOLD,
        };
        running = job;
        world.later(() => slice(job));
      } catch (error) {
        failed(id, error);
      }
    },
    cancel(id) {
      // A task that ended while this message was on its way has said its last word already.
      if (running?.id === id) cancelRunning(running);
    },
    enough(id) {
      const job = running;
      if (job?.id !== id) return;
      try {
        finish(job);
      } catch (error) {
        failed(id, error);
      }
    },
    resume(id, of) {
      if (halted?.job.id !== of) {
        world.post({ type: "cancelled", id, progress: null, outcome: null });
        return;
      }
      const { job, millis } = halted;
      halted = null;
      const again: Running = {
        ...job,
        id,
        began: world.now() - millis,
        reported: { at: world.now(), nodes: job.work.stats().nodes },
      };
      running = again;
      try {
        if (again.work.goOn?.()) world.later(() => slice(again));
        else finish(again);
      } catch (error) {
        failed(id, error);
      }
    },
    isBusy: () => running !== null,
    locate(id, boards) {
      const work = kept?.id === id ? kept.work : null;
      const distances = boards.map((board) => {
        try {
          return work?.distance?.(board) ?? null;
        } catch {
          // Not one of its boards. A module that is poisoned says so with the next task.
          return null;
        }
      });
      if (work !== null) world.post({ type: "located", id, boards, distances });
    },
  };
}

/** Whether nothing more could come of a search. */
function isDecided(outcome: Outcome | null): boolean {
  if (outcome?.kind !== "solve") return false;
  return outcome.solution.optimal || outcome.solution.status === "unsolvable";
}
