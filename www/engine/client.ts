import { searchMemory } from "../platform/search-memory";
import type { ModuleLoader } from "./compile";
import { createTaskQueue, type TaskQueue, type TaskEvent, type WorkerPort } from "./task-queue";
import { isEnd, type Task, type TaskId } from "./protocol";

/** What the page hears about its current task, and about the worker itself. */
export type ClientEvent =
  | TaskEvent
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
  /** Starts the worker, and fetches the module that solves, ahead of the first task. */
  warm(): void;
}

/**
 * @param spawn Makes a new worker.
 * @param load Fetches the module of its tasks.
 * @param hear Called with the events of the current task, and of the survey that can be asked, only.
 */
export function createClient(
  spawn: () => WorkerPort,
  load: ModuleLoader,
  hear: (event: ClientEvent) => void,
): TaskClient {
  return createQueueClient(createTaskQueue(spawn, load), hear);
}

/** The same for one of several who ask the same worker: among their own tasks the latest wins, and waits in line. */
export function createQueueClient(line: TaskQueue, hear: (event: ClientEvent) => void): TaskClient {
  /** The task whose events the page wants. */
  let current: TaskId | null = null;

  function listen(event: TaskEvent): void {
    if (event.type === "located") hear(event);
    else if (event.id === current) {
      if (isEnd(event)) current = null;
      hear(event);
    } else if (event.type === "crashed" && current !== null) hear({ type: "replaced" });
  }

  return {
    start(task) {
      const before = current;
      current = line.join(withinMemory(task), listen);
      if (before !== null) line.end(before, "cancel");
      return current;
    },
    cancel() {
      if (current !== null) line.end(current, "cancel");
    },
    resume(of) {
      const id = line.resume(of, listen);
      if (id !== null) current = id;
      return id;
    },
    locate: line.locate,
    warm: () => line.warm("solve"),
  };
}

/** A task that says itself how much it may hold keeps to that. */
function withinMemory(task: Task): Task {
  const maxBytes = searchMemory();
  if (maxBytes === undefined) return task;
  return { ...task, options: { maxBytes, ...task.options } } as Task;
}
