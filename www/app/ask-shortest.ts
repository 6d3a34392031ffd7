import type { Metric, SolveOptions } from "taisou";
import { type EndEvent, outcomeOf, type Task } from "../engine/protocol";
import type { Puzzle } from "../model/puzzle/puzzle";
import type { Best } from "../model/state/best";

/** What a search has shown of the fewest moves from the start. */
export interface Shown extends Best {
  readonly metric: Metric;
  /** The goal cannot be reached. */
  readonly isHopeless: boolean;
}

/** Searches the fewest moves from the start of a puzzle. */
export async function askShortest(
  ask: (task: Task) => Promise<EndEvent>,
  { board, width, options: rules }: Puzzle,
  metric: Metric,
  limits: SolveOptions = {},
): Promise<Shown> {
  const options = { ...rules, metric, boards: false, ...limits };
  const end = await ask({ kind: "solve", board, width, algorithm: "auto", options });
  const outcome = outcomeOf(end);
  const solution = outcome?.kind === "solve" ? outcome.solution : null;
  const bound = ("progress" in end ? end.progress?.stats.bound : null) ?? 0;
  return {
    metric,
    length: solution?.length ?? null,
    bound: Math.max(solution?.bound ?? 0, bound),
    isHopeless: solution?.status === "unsolvable",
  };
}
