import { useEffect, useState } from "preact/hooks";
import type { Algorithm, SolveOptions } from "taisou";
import type { Task } from "../../engine/protocol";
import type { Rules } from "../../engine/rules";
import { useValue } from "../../ui/use-value";
import type { ChapterProps } from "./Chapter";
import { Demo, type DemoPuzzle, type DemoState } from "./demo";
import type { Answers, QuestionQueue } from "./question-queue";

/** A method that solves every board of a demo. */
export type Question = readonly [algorithm: Algorithm, options?: SolveOptions];

/** Ends the search at once, for the bound of the start. */
export const BOUND_ONLY: SolveOptions = { maxNodes: 1 };

/** A question about a board of a puzzle, as a task of a worker. */
export function taskOf(
  board: string,
  { width, goal }: Pick<DemoPuzzle, "width" | "goal">,
  [algorithm, options]: Question,
): Task {
  const all = { goal, boards: false, ...options };
  return { kind: "solve", board, width, algorithm, options: all };
}

/** Answers, and the board that they are about. */
interface Answered {
  readonly board: string;
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/**
 * Solves every board that a demo shows. The answers about the last board stay until the next ones arrive.
 *
 * @param asker The queue answers only the last questions of each asker.
 * @param questions Must keep its identity while the questions are the same. If empty, the queue gets none.
 */
export function useAnswers(
  queue: QuestionQueue,
  asker: string,
  { parsed, puzzle }: DemoState,
  questions: readonly Question[],
): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { board } = parsed;
  const { width, goal } = puzzle;
  useEffect(() => {
    if (questions.length === 0) return;
    let isWanted = true;
    const tasks = questions.map((question) => taskOf(board, { width, goal }, question));
    queue.ask(asker, tasks, (answers) => {
      if (isWanted) setAnswered({ board, questions, answers });
    });
    return () => {
      isWanted = false;
    };
  }, [queue, asker, board, width, goal, questions]);
  return answered?.questions === questions ? answered : null;
}

/** A demo that lives as long as the component, and its state. */
export function useDemo(rules: Rules, puzzle: DemoPuzzle): { demo: Demo; now: DemoState } {
  const [demo] = useState(() => new Demo(rules, puzzle));
  return { demo, now: useValue(demo.value) };
}

/** The props of a demo's figure, and the answers about its board. Until the first ones arrive there are none. */
export function useSolvedDemo(
  { rules, queue }: Pick<ChapterProps, "rules" | "queue">,
  asker: string,
  puzzle: DemoPuzzle,
  questions: readonly Question[],
) {
  const { demo, now } = useDemo(rules, puzzle);
  const answered = useAnswers(queue, asker, now, questions);
  const figure = { demo, now, isBusy: answered?.board !== now.parsed.board };
  return { figure, now, answers: answered?.answers ?? [] };
}
