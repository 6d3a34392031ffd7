import { useEffect, useState } from "preact/hooks";
import type { Algorithm, SolveOptions } from "taisou";
import type { Task } from "../../engine/protocol";
import type { DemoPuzzle, DemoState } from "./demo-board";
import type { Answers, QuestionQueue } from "./question-queue";

/** The questions asked about every board of a demo. */
export type Question = readonly [algorithm: Algorithm, options?: SolveOptions];

/** Of a search this is the least that can be asked: its bound before it has begun. */
export const BOUND_ONLY: SolveOptions = { maxNodes: 1 };

/** A question about a board of a puzzle, as a worker takes it. */
export function taskOf(
  board: string,
  { width, goal }: Pick<DemoPuzzle, "width" | "goal">,
  [algorithm, options]: Question,
): Task {
  const all = { goal, boards: false, ...options };
  return { kind: "solve", board, width, algorithm, options: all };
}

/** Answers, and the board that they are about. */
export interface Answered {
  readonly board: string;
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/**
 * Asks the same of every board that a demo shows. The answers to the last one stay until those to the next are there.
 *
 * @param who Of one name only the last question is answered.
 * @param questions Must keep its identity while the questions are the same; without it, no questions are asked.
 */
export function useAnswers(
  queue: QuestionQueue,
  who: string,
  { parsed, puzzle }: DemoState,
  questions: readonly Question[],
): Answered | null {
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { board } = parsed;
  const { width, goal } = puzzle;
  useEffect(() => {
    if (questions.length === 0) return;
    let wanted = true;
    const tasks = questions.map((question) => taskOf(board, { width, goal }, question));
    queue.ask(who, tasks, (answers) => {
      if (wanted) setAnswered({ board, questions, answers });
    });
    return () => {
      wanted = false;
    };
  }, [queue, who, board, width, goal, questions]);
  return answered?.questions === questions ? answered : null;
}
