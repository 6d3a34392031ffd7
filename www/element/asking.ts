import { type ClientEvent, createClientOf, type TaskClient } from "../engine/client";
import type { Line } from "../engine/line";
import { isEnd, type Task, type TaskId } from "../engine/protocol";
import type { SideWorker } from "../engine/side-worker";

/** What one board asks of the worker that all of them share. */
export interface Asking {
  readonly client: TaskClient;
  /** What looks how far it is, for which nobody waits. */
  readonly besides: SideWorker;
}

/** Boards in line before one worker: a solution is waited for, and distances make way for it. */
export function createAsking(line: Line, hear: (event: ClientEvent) => void): Asking {
  const client = createClientOf(line, hear);
  const besides = sideWorkerOf(line);
  return {
    client: {
      ...client,
      start(task) {
        makeWay();
        return client.start(asGuest(task));
      },
    },
    besides,
  };
}

/** Searches for distances under way, of all boards. Who is cancelled asks again, and comes after who waits. */
const unhurried = new Map<TaskId, Line>();

function makeWay(): void {
  for (const [id, line] of unhurried) line.end(id, "cancel");
}

/** On a page that is not this one nothing is kept between visits, and one worker is enough. */
function asGuest(task: Task): Task {
  return task.kind === "solve" ? { ...task, keeping: false, helpers: 0 } : task;
}

function sideWorkerOf(line: Line): SideWorker {
  let current: TaskId | null = null;
  const cancel = () => {
    if (current !== null) line.end(current, "cancel");
  };
  return {
    ask(task, onProgress) {
      cancel();
      return new Promise((resolve) => {
        const id = line.join(asGuest(task), (event) => {
          if (event.type === "progress") onProgress?.(event.progress);
          else if (isEnd(event)) {
            unhurried.delete(id);
            if (current === id) current = null;
            resolve(event);
          }
        });
        current = id;
        unhurried.set(id, line);
      });
    },
    cancel,
    close: cancel,
  };
}
