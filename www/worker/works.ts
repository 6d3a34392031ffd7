import { Composer, Search, ShortestCount, Survey } from "taisou";
import type { Task } from "./protocol";
import type { Work } from "./runner";

/** The module's handle for a task. */
export function createWork(task: Task): Work {
  switch (task.kind) {
    case "solve": {
      const search = new Search(task.board, task.width, task.algorithm, task.options);
      const outcome = () => ({ kind: task.kind, solution: search.solution() });
      // The best answer so far is an answer.
      return {
        ...driven(search),
        outcome,
        soFar: () => (search.stats().best === null ? null : outcome()),
      };
    }
    case "count": {
      const count = new ShortestCount(task.board, task.width, task.options);
      return { ...driven(count), outcome: () => ({ kind: task.kind, count: count.result() }) };
    }
    case "survey": {
      const survey = new Survey([...task.goals], task.width, task.options);
      return {
        ...driven(survey),
        outcome: () => ({ kind: task.kind, survey: survey.result() }),
        distance: (board) => survey.distance(board),
      };
    }
    case "compose": {
      const composer = new Composer([...task.goals], task.width, task.options);
      return {
        ...driven(composer),
        outcome: () => ({ kind: task.kind, composed: composer.result() }),
      };
    }
  }
}

/** What is the same for all. */
function driven(
  handle: Pick<Work, "advance" | "stats" | "free">,
): Pick<Work, "advance" | "stats" | "free" | "soFar"> {
  return {
    advance: (nodes) => handle.advance(nodes),
    stats: () => handle.stats(),
    free: () => handle.free(),
    soFar: () => null,
  };
}
