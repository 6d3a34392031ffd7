import { searchMemory } from "../platform/search-memory";
import type { ModuleLoader } from "./compile";
import { isEnd, type Task, type TaskId } from "./protocol";
import { type TaskEvent, type TaskQueue, type WorkerPort, WorkerTaskQueue } from "./task-queue";

/** An event of the current task, or of the worker. */
export type ClientEvent =
  | TaskEvent
  /** A silent worker was replaced while the current task was waiting; the task continues. */
  | { readonly type: "replaced" };

/** Runs one task at a time: the latest request wins. */
export interface TaskClient {
  /** Sets the listener for events of the current task, and of the survey that `locate` addresses. */
  listen(listener: (event: ClientEvent) => void): void;
  /** Starts a task, and cancels the current one, which has no further events. */
  start(task: Task): TaskId;
  /** Cancels the current task; its `cancelled` event follows. */
  cancel(): void;
  /** Continues the last task; see `TaskQueue`. */
  resume(id: TaskId): TaskId | null;
  /** Requests distances; see `TaskQueue`. */
  locate(id: TaskId, boards: readonly string[]): boolean;
  /** Starts the worker and fetches the solving module before the first task. */
  warm(): void;
}

export function createClient(spawn: () => WorkerPort, load: ModuleLoader): TaskClient {
  return createQueueClient(new WorkerTaskQueue(spawn, load));
}

/** A client of a worker that it shares with other clients: its tasks wait in their queue. */
export function createQueueClient(queue: Omit<TaskQueue, "close">): TaskClient {
  let emit: (event: ClientEvent) => void = () => {};
  let current: TaskId | null = null;

  function onEvent(event: TaskEvent): void {
    if (event.type === "located") emit(event);
    else if (event.id === current) {
      if (isEnd(event)) current = null;
      emit(event);
    } else if (event.type === "crashed" && current !== null) emit({ type: "replaced" });
  }

  return {
    listen(listener) {
      emit = listener;
    },
    start(task) {
      const before = current;
      current = queue.enqueue(withinMemory(task), onEvent);
      if (before !== null) queue.end(before, "cancel");
      return current;
    },
    cancel() {
      if (current !== null) queue.end(current, "cancel");
    },
    resume(of) {
      const id = queue.resume(of, onEvent);
      if (id !== null) current = id;
      return id;
    },
    locate: (id, boards) => queue.locate(id, boards),
    warm: () => queue.warm("solve"),
  };
}

/** Limits a task's memory to what the device can spare; an explicit `maxBytes` wins. */
function withinMemory(task: Task): Task {
  const maxBytes = searchMemory();
  if (maxBytes === undefined) return task;
  return { ...task, options: { maxBytes, ...task.options } } as Task;
}
