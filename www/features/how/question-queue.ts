import type { Solution } from "taisou";
import type { BackgroundWorker } from "../../engine/background-worker";
import { outcomeOf, solutionOf, type Task } from "../../engine/protocol";

/** The result of each task; `null` without one. */
export type Answers = readonly (Solution | null)[];

interface QuestionList {
  readonly asker: string;
  readonly tasks: readonly Task[];
  readonly onAnswers: (answers: Answers) => void;
}

/** Lists of tasks, worked off one after another. A new list replaces an earlier one of the same asker. */
export class QuestionQueue {
  readonly #worker: BackgroundWorker;
  readonly #waiting = new Map<string, QuestionList>();
  #running: QuestionList | null = null;

  constructor(worker: BackgroundWorker) {
    this.#worker = worker;
  }

  ask(asker: string, tasks: readonly Task[], onAnswers: (answers: Answers) => void): void {
    if (this.#running?.asker === asker) this.#worker.cancel();
    this.#waiting.delete(asker);
    this.#waiting.set(asker, { asker, tasks, onAnswers });
    if (this.#running === null) void this.#work();
  }

  close(): void {
    this.#worker.close();
  }

  async #work(): Promise<void> {
    // Lists that arrive during this loop come later in it.
    for (const [asker, list] of this.#waiting) {
      this.#waiting.delete(asker);
      this.#running = list;
      const answers: (Solution | null)[] = [];
      for (const task of list.tasks) {
        answers.push(solutionOf(outcomeOf(await this.#worker.ask(task))));
        if (this.#waiting.has(asker)) break;
      }
      if (!this.#waiting.has(asker)) list.onAnswers(answers);
    }
    this.#running = null;
  }
}
