import { type ClientEvent, createQueueClient, type TaskClient } from "../engine/client";
import type { TaskQueue } from "../engine/task-queue";
import {
  type EndEvent,
  isEnd,
  NO_TASK,
  type Progress,
  type Task,
  type TaskId,
} from "../engine/protocol";
import type { BackgroundWorker } from "../engine/background-worker";

/** What one board asks of the worker that all boards of a page share. */
export interface RequestQueue {
  /** Solutions and hints, which a user waits for. */
  readonly client: TaskClient;
  /** Distances, which run in the background. */
  readonly besides: BackgroundWorker;
}

export function createRequestQueue(line: TaskQueue, hear: (event: ClientEvent) => void): RequestQueue {
  const shared = sharedLines.get(line) ?? shareLine(line);
  sharedLines.set(line, shared);
  return {
    client: createQueueClient(shared.foreground, hear),
    besides: createBackgroundWorker(shared.background),
  };
}

/** A question of a board to the background. */
interface DistanceQuestion {
  readonly task: Task;
  onProgress(progress: Progress): void;
  onEnd(event: EndEvent): void;
}

/** Questions in the background, one after another, behind all tasks in the foreground. */
interface Background {
  add(question: DistanceQuestion): void;
  /** Ends a question; its `cancelled` event follows. */
  cancel(question: DistanceQuestion): void;
}

interface SharedLine {
  readonly foreground: TaskQueue;
  readonly background: Background;
}

const sharedLines = new WeakMap<TaskQueue, SharedLine>();

/**
 * Tasks in the foreground run in the order of their arrival and interrupt the question that runs in the background. Its
 * asker does not hear of that: the question keeps its place and runs again later. If askers heard, each could answer by
 * asking again at once, and two of them would block the event loop.
 */
function shareLine(line: TaskQueue): SharedLine {
  /** Only the first joins `line`, and stays its last task. */
  const questions: DistanceQuestion[] = [];
  /** The first question in `line`. */
  let joined: { readonly id: TaskId; isInterrupted: boolean } | null = null;

  function next(): void {
    const [first] = questions;
    if (first === undefined || joined !== null) return;
    const id = line.join(asGuest(first.task), (event) => {
      if (event.type === "progress") first.onProgress(event.progress);
      else if (isEnd(event)) {
        const isInterrupted = event.type === "cancelled" && joined?.isInterrupted;
        joined = null;
        if (!isInterrupted) {
          questions.shift();
          first.onEnd(event);
        }
        next();
      }
    });
    joined = { id, isInterrupted: false };
  }

  /** The first question joins the line again, behind the task that has just joined it. */
  function interrupt(): void {
    if (joined === null) return;
    joined.isInterrupted = true;
    line.end(joined.id, "cancel");
  }

  return {
    foreground: {
      ...line,
      join(task, hear) {
        const id = line.join(asGuest(task), hear);
        interrupt();
        return id;
      },
    },
    background: {
      add(question) {
        questions.push(question);
        next();
      },
      cancel(question) {
        const place = questions.indexOf(question);
        if (place === 0 && joined !== null) {
          joined.isInterrupted = false;
          line.end(joined.id, "cancel");
        } else if (place >= 0) {
          questions.splice(place, 1);
          question.onEnd({ type: "cancelled", id: NO_TASK, progress: null, outcome: null });
        }
      },
    },
  };
}

/** On a page of another site nothing is kept between visits, and one worker is enough. */
function asGuest(task: Task): Task {
  return task.kind === "solve" ? { ...task, keeping: false, helpers: 0 } : task;
}

function createBackgroundWorker(background: Background): BackgroundWorker {
  let current: DistanceQuestion | null = null;

  function cancel(): void {
    if (current !== null) background.cancel(current);
  }

  /** Ends the current question without an answer. */
  function abandon(): void {
    const question = current;
    current = null;
    if (question !== null) background.cancel(question);
  }

  return {
    ask(task, onProgress) {
      abandon();
      return new Promise((resolve) => {
        const question: DistanceQuestion = {
          task,
          onProgress(progress) {
            if (current === question) onProgress?.(progress);
          },
          onEnd(event) {
            if (current !== question) return;
            current = null;
            resolve(event);
          },
        };
        current = question;
        background.add(question);
      });
    },
    cancel,
    close: abandon,
  };
}
