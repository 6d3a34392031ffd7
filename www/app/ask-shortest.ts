import type { Metric, SolveOptions } from "taisou";
import { type EndEvent, outcomeOf, solutionOf, type Task } from "../engine/protocol";
import type { Puzzle } from "../model/puzzle/puzzle";
import type { Best } from "../model/state/best";

/** Bounds that a search has proven on the optimum of the start. */
export interface Shown extends Best {
  readonly metric: Metric;
  readonly isHopeless: boolean;
}

/** Searches for the optimum of a puzzle's start. */
export async function askShortest(
  ask: (task: Task) => Promise<EndEvent>,
  { board, width, options: rules }: Puzzle,
  metric: Metric,
  limits: SolveOptions = {},
): Promise<Shown> {
  const options = { ...rules, metric, boards: false, ...limits };
  const end = await ask({ kind: "solve", board, width, algorithm: "auto", options });
  const solution = solutionOf(outcomeOf(end));
  const bound = ("progress" in end ? end.progress?.stats.bound : null) ?? 0;
  return {
    metric,
    length: solution?.length ?? null,
    bound: Math.max(solution?.bound ?? 0, bound),
    isHopeless: solution?.status === "unsolvable",
  };
}
