import {
  type CrashCause,
  type EndEvent,
  type EndRequest,
  type Event,
  isEnd,
  messageOf,
  NO_TASK,
  type Part,
  partOf,
  type Request,
  type Task,
  type TaskId,
} from "./protocol";
import type { Port } from "./worker-port";

/** The worker that does the tasks. */
export type WorkerPort = Port<Request, Event>;

/** What is heard of a task: `located` also after its end. */
export type TaskEvent = Exclude<Event, { type: "ready" }>;

/** Tasks in a line before one worker: each begins when those before it have ended. */
export interface TaskQueue {
  /** Puts a task at the end. What becomes of it is heard later, never within this call. */
  join(task: Task, hear: (event: TaskEvent) => void): TaskId;
  /**
   * Asks a task to end. `cancel`: its `cancelled` event follows, at once if it has not begun. `enough`, for searches and surveys: it
   * finishes with what there is; one that has not begun does so in its turn.
   */
  end(id: TaskId, how: EndRequest["type"]): void;
  /**
   * Goes on with the last task that has ended, under a new id; `null` if that is not there any more: another task waits or has
   * begun since, or the worker was replaced.
   */
  resume(of: TaskId, hear: (event: TaskEvent) => void): TaskId | null;
  /**
   * Asks the last survey that had an outcome how far these boards are from the goal; its `located` event follows, even while
   * another task runs. False if it cannot be asked any more: another survey has begun, or the worker was replaced.
   */
  locate(id: TaskId, boards: readonly string[]): boolean;
  /** Starts the worker, and fetches its module, ahead of the first task. */
  warm(part: Part): void;
  /** Ends the worker and frees what it held; what waits or runs is cancelled. */
  close(): void;
}

/** A worker that has not ended a task this long after it was asked to is taken for dead. */
export const SILENCE_MILLIS = 2000;

/** A task in line; the first one may be in the worker. */
interface QueuedTask {
  readonly id: TaskId;
  readonly task: Task;
  readonly hear: (event: TaskEvent) => void;
  begun: boolean;
  /** How it was asked to end; one that has not begun, only if it is to begin all the same. */
  asked: EndRequest["type"] | null;
}

/**
 * @param spawn Makes a new worker.
 * @param load Fetches a compiled module when it is first needed; it is handed to each worker, so that none compiles it
 * again. After a failure it is asked again by the next task.
 */
export function createTaskQueue(
  spawn: () => WorkerPort,
  load: (part: Part) => Promise<WebAssembly.Module>,
): TaskQueue {
  let worker: WorkerPort | null = null;
  /** The modules that this worker has. */
  const given = new Set<Part>();
  /** Whether it has begun to work. */
  let isReady = false;
  const compiled = new Map<Part, WebAssembly.Module>();
  const loading = new Set<Part>();
  const line: QueuedTask[] = [];
  let last = 0;
  /** The survey that the worker keeps, to be asked. */
  let kept: QueuedTask | null = null;
  /** The last task that has ended and may go on. */
  let halted: QueuedTask | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  function nextId(): TaskId {
    last += 1;
    return last as TaskId;
  }

  function drop(): void {
    clearTimeout(patience);
    worker?.terminate();
    worker = null;
    given.clear();
    kept = null;
    halted = null;
  }

  function worked(): WorkerPort {
    if (worker !== null) return worker;
    const fresh = spawn();
    isReady = false;
    fresh.onmessage = ({ data }) => {
      if (worker === fresh) receive(data);
    };
    fresh.onerror = ({ message }) => {
      if (worker === fresh) crashed(isReady ? "panic" : "loading", message);
    };
    worker = fresh;
    return fresh;
  }

  /** Hands a module to the worker, if it is there. */
  function give(part: Part): void {
    const module = compiled.get(part);
    if (module === undefined || given.has(part)) return;
    given.add(part);
    worked().postMessage({ type: "load", id: NO_TASK, part, module });
  }

  /** Begins the first task, as soon as it can be. */
  function next(): void {
    const [first] = line;
    if (first === undefined) worker?.unref?.();
    if (first === undefined || first.begun) return;
    const part = partOf(first.task);
    if (!compiled.has(part)) {
      void fetchModule(part);
      return;
    }
    halted = null;
    if (first.task.kind === "survey") kept = null;
    const { id, task, asked } = first;
    send(first, { type: "start", id, task });
    if (asked !== null) ask(first, asked);
  }

  function send(first: QueuedTask, request: Request): void {
    first.begun = true;
    give(partOf(first.task));
    const port = worked();
    port.ref?.();
    port.postMessage(request);
  }

  async function fetchModule(part: Part): Promise<void> {
    if (compiled.has(part) || loading.has(part)) return;
    loading.add(part);
    try {
      compiled.set(part, await load(part));
      loading.delete(part);
    } catch (error) {
      loading.delete(part);
      const [first] = line;
      if (first === undefined || partOf(first.task) !== part) return;
      ended(first, { type: "crashed", id: first.id, why: "loading", message: messageOf(error) });
      return;
    }
    if (worker !== null) give(part);
    next();
  }

  function ended(first: QueuedTask, event: EndEvent): void {
    clearTimeout(patience);
    line.shift();
    if ("outcome" in event) {
      halted = first;
      if (event.outcome?.kind === "survey") kept = first;
    }
    first.hear(event);
    next();
  }

  /** The worker is of no use any more: what waits goes on in another one. */
  function crashed(why: CrashCause, message: string): void {
    drop();
    const [first] = line;
    if (first?.begun) ended(first, { type: "crashed", id: first.id, why, message });
  }

  function receive(event: Event): void {
    isReady = true;
    if (event.type === "located") {
      if (event.id === kept?.id) kept.hear(event);
      return;
    }
    const [first] = line;
    // The one place where stale ids are dropped.
    if (event.type === "ready" || first?.begun !== true || event.id !== first.id) return;
    if (event.type === "crashed") crashed(event.why, event.message);
    else if (isEnd(event)) ended(first, event);
    else first.hear(event);
  }

  /** Asks for the end of the first task. */
  function ask(first: QueuedTask, type: EndRequest["type"]): void {
    first.asked = type;
    clearTimeout(patience);
    patience = setTimeout(() => crashed("silent", "no answer"), SILENCE_MILLIS);
    worker?.postMessage({ type, id: first.id });
  }

  function remove(queued: QueuedTask): void {
    line.splice(line.indexOf(queued), 1);
    queued.hear({ type: "cancelled", id: queued.id, progress: null, outcome: null });
  }

  return {
    join(task, hear) {
      const id = nextId();
      line.push({ id, task, hear, begun: false, asked: null });
      next();
      return id;
    },
    end(id, how) {
      const queued = line.find((one) => one.id === id);
      if (queued === undefined || queued.asked === how || queued.asked === "cancel") return;
      if (queued.begun) ask(queued, how);
      else if (how === "enough") queued.asked = how;
      else {
        remove(queued);
        next();
      }
    },
    resume(of, hear) {
      if (halted?.id !== of || line.length > 0) return null;
      const id = nextId();
      const again: QueuedTask = { ...halted, id, hear, begun: false, asked: null };
      halted = null;
      line.push(again);
      send(again, { type: "resume", id, of });
      return id;
    },
    locate(id, boards) {
      if (id !== kept?.id) return false;
      worker?.postMessage({ type: "locate", id, boards });
      return true;
    },
    warm(part) {
      worked();
      void fetchModule(part);
    },
    close() {
      drop();
      for (const queued of line.slice()) remove(queued);
    },
  };
}
