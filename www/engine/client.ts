import { searchMemory } from "../platform/search-memory";
import type { ModuleLoader } from "./module";
import {
  type EndEvent,
  type Event,
  isEnd,
  NO_TASK,
  type Request,
  type Task,
  type TaskId,
} from "./protocol";

/** What the client needs of a `Worker`. */
export interface WorkerPort {
  postMessage(request: Request): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<Event>) => void) | null;
  onerror: ((error: ErrorEvent) => void) | null;
}

/** What the page hears about its current task, and about the worker itself. */
export type ClientEvent =
  | Exclude<Event, { type: "ready" }>
  /** A silent worker was replaced while the next task already waited; that one goes on. */
  | { readonly type: "replaced" };

/** Runs one task at a time: the latest request wins. */
export interface TaskClient {
  /** Starts a task; one that still runs is given up, and nothing more is heard of it. */
  start(task: Task): TaskId;
  /** Asks the current task to end; its `cancelled` event follows. */
  cancel(): void;
  /**
   * Goes on with the last task, which was cancelled or has ended without a proof, under a new id; `null` if that is not there
   * any more: another task has begun since, or the worker was replaced.
   */
  resume(id: TaskId): TaskId | null;
  /**
   * Asks the last survey that had an outcome how far these boards are from the goal; a `located` event follows, even while
   * another task runs. False if it cannot be asked any more: another survey has begun, or the worker was replaced.
   */
  locate(id: TaskId, boards: readonly string[]): boolean;
  /** Starts the worker, and fetches its module, ahead of the first task. */
  warm(): void;
}

/** A worker that has not answered `cancel` after this long is taken for dead. */
export const SILENCE_MILLIS = 2000;

/**
 * @param spawn Makes a new worker.
 * @param load Fetches the compiled module when it is first needed; it is handed to each worker, so that none compiles it
 * again.
 * @param hear Called with the events of the current task, and of the survey that can be asked, only: stale ids are dropped here.
 */
export function createClient(
  spawn: () => WorkerPort,
  load: ModuleLoader,
  hear: (event: ClientEvent) => void,
): TaskClient {
  let worker: WorkerPort | null = null;
  let compiled: WebAssembly.Module | null = null;
  let loading = false;
  let last = 0;
  /** The task whose events the page wants. */
  let current: { readonly id: TaskId; readonly task: Task; sent: boolean } | null = null;
  /** The survey that the worker keeps, to be asked. */
  let kept: TaskId | null = null;
  /** The last task that has ended and may go on. */
  let halted: { readonly id: TaskId; readonly task: Task } | null = null;
  /** Tasks that were cancelled and have not ended yet, each with the patience it is given. */
  const cancelled = new Map<TaskId, ReturnType<typeof setTimeout>>();

  function drop(): void {
    for (const timer of cancelled.values()) clearTimeout(timer);
    cancelled.clear();
    worker?.terminate();
    worker = null;
    kept = null;
    halted = null;
  }

  function worked(): WorkerPort {
    if (worker !== null) return worker;
    const fresh = spawn();
    fresh.onmessage = ({ data }) => {
      if (worker === fresh) receive(data);
    };
    fresh.onerror = (error) => {
      if (worker === fresh) crashed(error.message);
    };
    if (compiled !== null) fresh.postMessage({ type: "load", id: NO_TASK, module: compiled });
    worker = fresh;
    return fresh;
  }

  function send(): void {
    if (current === null || current.sent || compiled === null) return;
    current.sent = true;
    worked().postMessage({ type: "start", id: current.id, task: withinMemory(current.task) });
  }

  function end(event: EndEvent): void {
    halted = current?.sent && "outcome" in event ? { id: event.id, task: current.task } : null;
    current = null;
    if ("outcome" in event && event.outcome?.kind === "survey") kept = event.id;
    hear(event);
  }

  function crashed(message: string): void {
    drop();
    if (current === null) return;
    end({ type: "crashed", id: current.id, why: "panic", message });
  }

  function receive(event: Event): void {
    if (isEnd(event)) {
      clearTimeout(cancelled.get(event.id));
      cancelled.delete(event.id);
      // The instance is poisoned, whichever task it was; a waiting one starts in a fresh worker.
      if (event.type === "crashed") {
        const unwanted = current !== null && cancelled.has(current.id);
        drop();
        if (event.id !== current?.id) restart(unwanted);
      }
    }
    // The one place where stale ids are dropped.
    if (event.id !== (event.type === "located" ? kept : current?.id)) return;
    if (isEnd(event)) end(event);
    else if (event.type !== "ready") hear(event);
  }

  /** Takes the current task to a fresh worker, unless it was cancelled too. */
  function restart(unwanted: boolean): void {
    if (current === null) return;
    if (unwanted) {
      end({ type: "cancelled", id: current.id, progress: null, outcome: null });
      return;
    }
    current.sent = false;
    hear({ type: "replaced" });
    send();
  }

  function fellSilent(id: TaskId): void {
    const unwanted = current !== null && cancelled.has(current.id);
    drop();
    if (current?.id === id) end({ type: "crashed", id, why: "silent", message: "no answer" });
    else restart(unwanted);
  }

  /** Asks for the end of the current task. */
  function giveUp(): void {
    if (current === null || cancelled.has(current.id)) return;
    const { id } = current;
    worker?.postMessage({ type: "cancel", id });
    cancelled.set(
      id,
      setTimeout(() => fellSilent(id), SILENCE_MILLIS),
    );
  }

  async function fetchModule(): Promise<void> {
    if (compiled !== null || loading) return;
    loading = true;
    try {
      compiled = await load();
      worker?.postMessage({ type: "load", id: NO_TASK, module: compiled });
      send();
    } catch (error) {
      // The next task tries again.
      crashed(String(error));
    } finally {
      loading = false;
    }
  }

  return {
    start(task) {
      if (current?.sent) giveUp();
      last += 1;
      const id = last as TaskId;
      if (task.kind === "survey") kept = null;
      halted = null;
      current = { id, task, sent: false };
      send();
      void fetchModule();
      return id;
    },
    cancel() {
      if (current === null) return;
      if (current.sent) giveUp();
      // The module is still on its way, so the worker has not heard of this task.
      else end({ type: "cancelled", id: current.id, progress: null, outcome: null });
    },
    resume(of) {
      if (halted?.id !== of || current !== null) return null;
      last += 1;
      const id = last as TaskId;
      current = { id, task: halted.task, sent: true };
      halted = null;
      worker?.postMessage({ type: "resume", id, of });
      return id;
    },
    locate(id, boards) {
      if (id !== kept) return false;
      worker?.postMessage({ type: "locate", id, boards });
      return true;
    },
    warm() {
      worked();
      void fetchModule();
    },
  };
}

/** A task that says itself how much it may hold keeps to that. */
function withinMemory(task: Task): Task {
  const maxBytes = searchMemory();
  if (maxBytes === undefined) return task;
  return { ...task, options: { maxBytes, ...task.options } } as Task;
}
