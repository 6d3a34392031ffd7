import {
  Composer,
  Enumerator,
  Generator,
  ShortestCount,
  StateGraph,
  Survey,
  type SurveyResult,
} from "taisou/survey";
import type { Task } from "../protocol";
import { driven, type Work } from "./work";

export function createSurveying(task: Task): Work {
  switch (task.kind) {
    case "survey": {
      const survey = new Survey(task.goals, task.width, task.options);
      const outcome = (result: SurveyResult) => ({ kind: task.kind, survey: result });
      return {
        ...driven(survey),
        outcome: () => outcome(survey.result()),
        // Complete layers are valid.
        soFar() {
          const result = survey.result();
          return result.positions === 0 ? null : outcome(result);
        },
        distance: (board) => survey.distance(board),
      };
    }
    case "count": {
      const count = new ShortestCount(task.board, task.width, task.options);
      return { ...driven(count), outcome: () => ({ kind: task.kind, count: count.result() }) };
    }
    case "graph": {
      const graph = new StateGraph(task.goals, task.width, task.options);
      return { ...driven(graph), outcome: () => ({ kind: task.kind, graph: graph.result() }) };
    }
    case "compose": {
      const composer = new Composer(task.goals, task.width, task.options);
      return {
        ...driven(composer),
        outcome: () => ({ kind: task.kind, composed: composer.result() }),
      };
    }
    case "generate": {
      const generator = new Generator(task.wish, task.options);
      const outcome = () => ({ kind: task.kind, generated: generator.result() });
      return { ...driven(generator), outcome, soFar: outcome };
    }
    case "enumerate": {
      const enumerator = new Enumerator(task.layouts, task.options);
      const outcome = () => ({ kind: task.kind, enumerated: enumerator.result() });
      return { ...driven(enumerator), outcome, soFar: outcome };
    }
    case "solve":
      throw new TypeError("this worker does not solve");
  }
}
