import { createClient } from "./client";
import type { ModuleLoader } from "./compile";
import { spawnSolver } from "./module";
import type { EndEvent, Progress, Task } from "./protocol";
import type { WorkerPort } from "./task-queue";

/** A separate worker that runs one task at a time. */
export interface BackgroundWorker {
  /** Resolves with the last event of the task. If a later task replaces it, the promise stays pending. */
  ask(task: Task, onProgress?: (progress: Progress) => void): Promise<EndEvent>;
  /** Cancels the current task; its last event follows. */
  cancel(): void;
  /** Terminates the worker. The promise of the current task stays pending. */
  close(): void;
}

/** @param load Fetches the module of the tasks. */
export function createBackgroundWorker(
  load: ModuleLoader,
  spawn: () => WorkerPort = spawnSolver,
): BackgroundWorker {
  let port: WorkerPort | null = null;
  let onEnd: ((event: EndEvent) => void) | null = null;
  let report: ((progress: Progress) => void) | undefined;

  const client = createClient(() => {
    port = spawn();
    return port;
  }, load);
  client.listen((event) => {
    switch (event.type) {
      case "replaced":
      case "located":
        return;
      case "progress":
        report?.(event.progress);
        return;
    }
    const resolve = onEnd;
    onEnd = null;
    resolve?.(event);
  });

  return {
    ask(task, onProgress) {
      report = onProgress;
      return new Promise((resolve) => {
        onEnd = resolve;
        client.start(task);
      });
    },
    cancel: client.cancel,
    close() {
      onEnd = null;
      report = undefined;
      port?.terminate();
    },
  };
}

/** Runs a task for at most `millis` milliseconds. If time runs out, the last event is `cancelled`, with the partial outcome. */
export async function runWithin(
  millis: number,
  worker: BackgroundWorker,
  task: Task,
  onProgress?: (progress: Progress) => void,
): Promise<EndEvent> {
  const timer = setTimeout(worker.cancel, millis);
  const end = await worker.ask(task, onProgress);
  clearTimeout(timer);
  return end;
}
