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

/** The part of `Worker` that the queue uses. */
export interface Port<Sent, Received> {
  postMessage(message: Sent, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<Received>) => void) | null;
  onerror: ((error: ErrorEvent) => void) | null;
  /** Node only: the process stays alive while a worker is referenced. */
  ref?(): void;
  unref?(): void;
}

export type WorkerPort = Port<Request, Event>;

/** An event of a task; `located` can follow the task's end. */
export type TaskEvent = Exclude<Event, { type: "ready" }>;

export type TaskListener = (event: TaskEvent) => void;

/** Tasks for one worker, run one after another. */
export interface TaskQueue {
  /** Appends a task. Its events come later, never within this call. */
  enqueue(task: Task, onEvent: TaskListener): TaskId;
  /**
   * Ends a task. `cancel`: its `cancelled` event follows, at once if it has not started. `enough`, for searches and surveys: it
   * finishes with its best result; a task that has not started does so when it starts.
   */
  end(id: TaskId, how: EndRequest["type"]): void;
  /** Continues the last ended task under a new id; `null` if another one waits or has started, or the worker was replaced. */
  resume(of: TaskId, onEvent: TaskListener): TaskId | null;
  /**
   * Requests the distances of these boards from the last survey that had an outcome; its `located` event follows, even while
   * another task runs. False if another survey has started since, or the worker was replaced.
   */
  locate(id: TaskId, boards: readonly string[]): boolean;
  /** Starts the worker and fetches its module before the first task. */
  warm(part: Part): void;
  /** Terminates the worker and cancels all tasks. */
  close(): void;
}

/** A worker that has not ended a task this long after a request to end it counts as dead. */
export const SILENCE_MILLIS = 2000;

/** The first one may have started. */
interface QueuedTask {
  readonly id: TaskId;
  readonly task: Task;
  readonly onEvent: TaskListener;
  started: boolean;
  /** How it was requested to end. Before the start only `enough` is possible. */
  ending: EndRequest["type"] | null;
}

export class WorkerTaskQueue implements TaskQueue {
  readonly #spawn: () => WorkerPort;
  readonly #load: (part: Part) => Promise<WebAssembly.Module>;
  readonly #queue: QueuedTask[] = [];
  readonly #compiled = new Map<Part, WebAssembly.Module>();
  readonly #loading = new Set<Part>();
  /** Modules that the current worker has. */
  readonly #sent = new Set<Part>();
  #worker: WorkerPort | null = null;
  /** The current worker has sent an event. */
  #isReady = false;
  #lastId = 0;
  /** The survey that the worker keeps for `locate`. */
  #located: QueuedTask | null = null;
  /** The last task that ended, if it can be resumed. */
  #resumable: QueuedTask | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param spawn Makes a worker.
   * @param load Fetches a compiled module when a task first needs it. Each worker receives the same one and compiles nothing.
   * After a failure the next task calls it again.
   */
  constructor(spawn: () => WorkerPort, load: (part: Part) => Promise<WebAssembly.Module>) {
    this.#spawn = spawn;
    this.#load = load;
  }

  enqueue(task: Task, onEvent: TaskListener): TaskId {
    const id = this.#nextId();
    this.#queue.push({ id, task, onEvent, started: false, ending: null });
    this.#startFirst();
    return id;
  }

  end(id: TaskId, how: EndRequest["type"]): void {
    const queued = this.#queue.find((one) => one.id === id);
    if (queued === undefined || queued.ending === how || queued.ending === "cancel") return;
    if (queued.started) this.#requestEnd(queued, how);
    else if (how === "enough") queued.ending = how;
    else {
      this.#remove(queued);
      this.#startFirst();
    }
  }

  resume(of: TaskId, onEvent: TaskListener): TaskId | null {
    if (this.#resumable?.id !== of || this.#queue.length > 0) return null;
    const id = this.#nextId();
    const resumed = { ...this.#resumable, id, onEvent, started: false, ending: null };
    this.#resumable = null;
    this.#queue.push(resumed);
    this.#send(resumed, { type: "resume", id, of });
    return id;
  }

  locate(id: TaskId, boards: readonly string[]): boolean {
    if (id !== this.#located?.id) return false;
    this.#worker?.postMessage({ type: "locate", id, boards });
    return true;
  }

  warm(part: Part): void {
    this.#ensureWorker();
    void this.#fetchModule(part);
  }

  close(): void {
    this.#dropWorker();
    for (const queued of this.#queue.slice()) this.#remove(queued);
  }

  #nextId(): TaskId {
    this.#lastId += 1;
    return this.#lastId as TaskId;
  }

  #startFirst(): void {
    const [first] = this.#queue;
    if (first === undefined) this.#worker?.unref?.();
    if (first === undefined || first.started) return;
    const part = partOf(first.task);
    if (!this.#compiled.has(part)) {
      void this.#fetchModule(part);
      return;
    }
    this.#resumable = null;
    if (first.task.kind === "survey") this.#located = null;
    const { id, task, ending } = first;
    this.#send(first, { type: "start", id, task });
    if (ending !== null) this.#requestEnd(first, ending);
  }

  #send(first: QueuedTask, request: Request): void {
    first.started = true;
    this.#sendModule(partOf(first.task));
    const port = this.#ensureWorker();
    port.ref?.();
    port.postMessage(request);
  }

  #sendModule(part: Part): void {
    const module = this.#compiled.get(part);
    if (module === undefined || this.#sent.has(part)) return;
    this.#sent.add(part);
    this.#ensureWorker().postMessage({ type: "load", id: NO_TASK, part, module });
  }

  async #fetchModule(part: Part): Promise<void> {
    if (this.#compiled.has(part) || this.#loading.has(part)) return;
    this.#loading.add(part);
    try {
      this.#compiled.set(part, await this.#load(part));
      this.#loading.delete(part);
    } catch (error) {
      this.#loading.delete(part);
      const [first] = this.#queue;
      if (first === undefined || partOf(first.task) !== part) return;
      const message = messageOf(error);
      this.#finish(first, { type: "crashed", id: first.id, why: "loading", message });
      return;
    }
    if (this.#worker !== null) this.#sendModule(part);
    this.#startFirst();
  }

  #ensureWorker(): WorkerPort {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#spawn();
    this.#isReady = false;
    worker.onmessage = ({ data }) => {
      if (this.#worker === worker) this.#receive(data);
    };
    worker.onerror = ({ message }) => {
      if (this.#worker === worker) this.#crash(this.#isReady ? "panic" : "loading", message);
    };
    this.#worker = worker;
    return worker;
  }

  #dropWorker(): void {
    clearTimeout(this.#silence);
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent.clear();
    this.#located = null;
    this.#resumable = null;
  }

  #receive(event: Event): void {
    this.#isReady = true;
    if (event.type === "located") {
      if (event.id === this.#located?.id) this.#located.onEvent(event);
      return;
    }
    const [first] = this.#queue;
    // The one place where stale ids are dropped.
    if (event.type === "ready" || first?.started !== true || event.id !== first.id) return;
    if (event.type === "crashed") this.#crash(event.why, event.message);
    else if (isEnd(event)) this.#finish(first, event);
    else first.onEvent(event);
  }

  #finish(first: QueuedTask, event: EndEvent): void {
    clearTimeout(this.#silence);
    this.#queue.shift();
    if ("outcome" in event) {
      this.#resumable = first;
      if (event.outcome?.kind === "survey") this.#located = first;
    }
    first.onEvent(event);
    this.#startFirst();
  }

  /** Drops the worker; waiting tasks run in the next one. */
  #crash(why: CrashCause, message: string): void {
    this.#dropWorker();
    const [first] = this.#queue;
    if (first?.started) this.#finish(first, { type: "crashed", id: first.id, why, message });
  }

  #requestEnd(first: QueuedTask, type: EndRequest["type"]): void {
    first.ending = type;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#crash("silent", "no answer"), SILENCE_MILLIS);
    this.#worker?.postMessage({ type, id: first.id });
  }

  #remove(queued: QueuedTask): void {
    this.#queue.splice(this.#queue.indexOf(queued), 1);
    queued.onEvent({ type: "cancelled", id: queued.id, progress: null, outcome: null });
  }
}
