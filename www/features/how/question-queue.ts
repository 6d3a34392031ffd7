import type { Solution } from "taisou";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, Task } from "../../engine/protocol";

/** The result of each task; `null` without one. */
export type Answers = readonly (Solution | null)[];

/** Answers questions about boards one after another; of one who asks again only the last question. */
export interface QuestionQueue {
  ask(who: string, tasks: readonly Task[], hear: (answers: Answers) => void): void;
  close(): void;
}

interface QuestionList {
  readonly who: string;
  readonly tasks: readonly Task[];
  readonly hear: (answers: Answers) => void;
}

export function createQuestionQueue(worker: BackgroundWorker): QuestionQueue {
  const waiting = new Map<string, QuestionList>();
  let running: QuestionList | null = null;

  async function work(): Promise<void> {
    // Tasks that arrive during this loop come later in it.
    for (const [who, job] of waiting) {
      waiting.delete(who);
      running = job;
      const answers: (Solution | null)[] = [];
      for (const task of job.tasks) {
        answers.push(solutionOf(await worker.ask(task)));
        if (waiting.has(who)) break;
      }
      if (!waiting.has(who)) job.hear(answers);
    }
    running = null;
  }

  return {
    ask(who, tasks, hear) {
      if (running?.who === who) worker.cancel();
      waiting.delete(who);
      waiting.set(who, { who, tasks, hear });
      if (running === null) void work();
    },
    close: worker.close,
  };
}

function solutionOf(event: EndEvent): Solution | null {
  if (event.type !== "finished" || event.outcome.kind !== "solve") return null;
  return event.outcome.solution;
}
