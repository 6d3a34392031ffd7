import type { BackgroundWorker } from "../engine/background-worker";
import { createQueueClient } from "../engine/client";
import {
  type EndEvent,
  isEnd,
  NO_TASK,
  type Progress,
  type Task,
  type TaskId,
} from "../engine/protocol";
import type { TaskListener, TaskQueue } from "../engine/task-queue";

/** The requests of one board to the worker that all boards of a page share. */
export function createRequestQueue(queue: TaskQueue) {
  const shared = sharedQueues.get(queue) ?? new SharedQueue(queue);
  sharedQueues.set(queue, shared);
  return {
    /** For solutions and hints, which a user waits for. */
    client: createQueueClient({
      enqueue: (task, onEvent) => shared.enqueue(task, onEvent),
      end: (id, how) => queue.end(id, how),
      resume: (of, onEvent) => queue.resume(of, onEvent),
      locate: (id, boards) => queue.locate(id, boards),
      warm: (part) => queue.warm(part),
    }),
    background: createSharedWorker(shared),
  };
}

interface DistanceRequest {
  readonly task: Task;
  onProgress(progress: Progress): void;
  onEnd(event: EndEvent): void;
}

/**
 * Runs foreground tasks in the order of their arrival, before all background requests. A foreground task interrupts the running
 * request, which keeps its place and restarts later, unknown to its board. If boards received the interruption, each could
 * repeat its request at once, and two of them would block the event loop.
 */
class SharedQueue {
  readonly #queue: TaskQueue;
  /** Only the first one is in `#queue`, as its last task. */
  readonly #requests: DistanceRequest[] = [];
  #running: { readonly id: TaskId; isInterrupted: boolean } | null = null;

  constructor(queue: TaskQueue) {
    this.#queue = queue;
  }

  enqueue(task: Task, onEvent: TaskListener): TaskId {
    const id = this.#queue.enqueue(asGuest(task), onEvent);
    if (this.#running !== null) {
      // When it ends, it is enqueued again behind the new task.
      this.#running.isInterrupted = true;
      this.#queue.end(this.#running.id, "cancel");
    }
    return id;
  }

  addRequest(request: DistanceRequest): void {
    this.#requests.push(request);
    this.#startFirst();
  }

  /** Cancels a request; its `cancelled` event follows. */
  cancelRequest(request: DistanceRequest): void {
    const index = this.#requests.indexOf(request);
    if (index === 0 && this.#running !== null) {
      this.#running.isInterrupted = false;
      this.#queue.end(this.#running.id, "cancel");
    } else if (index >= 0) {
      this.#requests.splice(index, 1);
      request.onEnd({ type: "cancelled", id: NO_TASK, progress: null, outcome: null });
    }
  }

  #startFirst(): void {
    const [first] = this.#requests;
    if (first === undefined || this.#running !== null) return;
    const id = this.#queue.enqueue(asGuest(first.task), (event) => {
      if (event.type === "progress") first.onProgress(event.progress);
      else if (isEnd(event)) this.#onEnd(first, event);
    });
    this.#running = { id, isInterrupted: false };
  }

  #onEnd(first: DistanceRequest, event: EndEvent): void {
    const isInterrupted = event.type === "cancelled" && this.#running?.isInterrupted;
    this.#running = null;
    if (!isInterrupted) {
      this.#requests.shift();
      first.onEnd(event);
    }
    this.#startFirst();
  }
}

const sharedQueues = new WeakMap<TaskQueue, SharedQueue>();

/** On another site's page no tables are stored, and one worker is enough. */
function asGuest(task: Task): Task {
  return task.kind === "solve" ? { ...task, keeping: false, helpers: 0 } : task;
}

function createSharedWorker(shared: SharedQueue): BackgroundWorker {
  let current: DistanceRequest | null = null;

  function cancel(): void {
    if (current !== null) shared.cancelRequest(current);
  }

  /** Cancels the current request without an answer. */
  function abandon(): void {
    const request = current;
    current = null;
    if (request !== null) shared.cancelRequest(request);
  }

  return {
    ask(task, onProgress) {
      abandon();
      return new Promise((resolve) => {
        const request: DistanceRequest = {
          task,
          onProgress(progress) {
            if (current === request) onProgress?.(progress);
          },
          onEnd(event) {
            if (current !== request) return;
            current = null;
            resolve(event);
          },
        };
        current = request;
        shared.addRequest(request);
      });
    },
    cancel,
    close: abandon,
  };
}
