import { createClient } from "./client";
import type { ModuleLoader } from "./compile";
import type { WorkerPort } from "./task-queue";
import { spawnSolver } from "./module";
import type { EndEvent, Progress, Task } from "./protocol";

/** A worker of its own that does one task after another. */
export interface BackgroundWorker {
  /** Resolves with the last event of the task. A task that a later one replaces has no answer: its promise stays pending. */
  ask(task: Task, onProgress?: (progress: Progress) => void): Promise<EndEvent>;
  /** Asks what runs to end; its last event follows. */
  cancel(): void;
  /** Frees what this worker holds. The current task has no answer: its promise stays pending. */
  close(): void;
}

/**
 * @param load Fetches the module that its worker needs: left as they are, that for solving.
 * @param spawn Makes that worker.
 */
export function createBackgroundWorker(
  load: ModuleLoader,
  spawn: () => WorkerPort = spawnSolver,
): BackgroundWorker {
  let port: WorkerPort | null = null;
  let hear: ((event: EndEvent) => void) | null = null;
  let report: ((progress: Progress) => void) | undefined;

  function spawnWorker(): WorkerPort {
    port = spawn();
    return port;
  }

  const client = createClient(spawnWorker, load, (event) => {
    switch (event.type) {
      case "replaced":
      case "located":
        return;
      case "progress":
        report?.(event.progress);
        return;
    }
    const answer = hear;
    hear = null;
    answer?.(event);
  });

  return {
    ask(task, onProgress) {
      report = onProgress;
      return new Promise((resolve) => {
        hear = resolve;
        client.start(task);
      });
    },
    cancel: client.cancel,
    close() {
      hear = null;
      report = undefined;
      port?.terminate();
    },
  };
}

/** Gives a task so much time. What it came to until then is in its last event, which says `cancelled`. */
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
