import type { Algorithm, Solution } from "taisou";
import {
  type EndEvent,
  type Objection,
  type Progress,
  solutionOf,
  type Threshold,
} from "../../engine/protocol";
import type { Answer } from "../../model/play/play";

export const MEASURES = ["nodes", "time", "memory"] as const;

export type Measure = (typeof MEASURES)[number];

/** The end of a method: a shortest solution, another solution, a proof that there is none, or an early end. */
export type Ending =
  | "shortest"
  | "solved"
  | "unsolvable"
  | "time"
  | "cancelled"
  | "memory"
  | "positions"
  | "nothingLeft"
  | "refused"
  | "crashed";

/** The result of one method on the compared board. */
export interface Trial {
  readonly algorithm: Algorithm;
  /** The method that it chose to run, if it is a different one. */
  readonly ran: Algorithm | null;
  readonly ending: Ending;
  /** The length of the best solution. */
  readonly length: number | null;
  /** Proven lower bound; `null` if nothing is proven, or the board has no solution. */
  readonly bound: number | null;
  readonly progress: Progress | null;
  readonly answer: Answer | null;
  readonly objection: Objection | null;
  /** The thresholds of iterative deepening, each with the nodes before it; empty for other methods. */
  readonly thresholds: readonly Threshold[];
}

/**
 * Reads the last event of a search.
 *
 * @param outOfTime True if a cancelled search ran out of time.
 */
export function trialOf(
  algorithm: Algorithm,
  event: EndEvent,
  outOfTime: boolean,
  answerOf: (solution: Solution) => Answer | null,
): Trial {
  const nothing: Trial = {
    algorithm,
    ran: null,
    ending: "crashed",
    length: null,
    bound: null,
    progress: null,
    answer: null,
    objection: null,
    thresholds: [],
  };
  switch (event.type) {
    case "crashed":
      return nothing;
    case "refused":
      return { ...nothing, ending: "refused", objection: event.objection };
    case "finished":
    case "cancelled": {
      const { progress, outcome } = event;
      const solution = solutionOf(outcome);
      const given = outOfTime ? "time" : "cancelled";
      const bound = solution?.status === "unsolvable" ? null : (progress?.stats.bound ?? 0);
      return {
        ...nothing,
        ran: solution === null || solution.algorithm === algorithm ? null : solution.algorithm,
        ending: endingOf(solution, event.type === "cancelled" ? given : null),
        length: solution?.length ?? null,
        bound: Math.max(solution?.bound ?? 0, bound ?? 0) || null,
        progress,
        thresholds: progress?.stats.thresholds ?? [],
        answer: solution === null || solution.length === null ? null : answerOf(solution),
      };
    }
  }
}

function endingOf(solution: Solution | null, given: "time" | "cancelled" | null): Ending {
  if (solution?.optimal === true) return "shortest";
  if (solution?.status === "unsolvable") return "unsolvable";
  if (given !== null) return given;
  const { reason = null } = solution ?? {};
  if (reason !== null && "limit" in reason) {
    if (reason.limit === "nothingLeft") return "nothingLeft";
    return reason.limit === "maxBytes" ? "memory" : "positions";
  }
  return "solved";
}

/** True if a method deepens by thresholds. */
export function deepens(algorithm: Algorithm): boolean {
  return algorithm === "iddfs" || algorithm.startsWith("ida-");
}

/** The thresholds of a fine trace, followed by later ones of a coarse trace. */
export function joinThresholds(
  fine: readonly Threshold[],
  coarse: readonly Threshold[],
): Threshold[] {
  const traced = fine.at(-1)?.bound ?? 0;
  return [...fine, ...coarse.filter(({ bound }) => bound > traced)];
}

/** For each threshold the nodes of each trial; `null` for a trial without this threshold. */
export function deepeningOf(trials: readonly Trial[]) {
  const bounds = new Set(trials.flatMap(({ thresholds }) => thresholds.map(({ bound }) => bound)));
  return [...bounds]
    .sort((one, other) => one - other)
    .map((bound) => ({ bound, nodes: trials.map((trial) => nodesAt(trial, bound)) }));
}

function nodesAt({ thresholds, progress }: Trial, bound: number): number | null {
  const at = thresholds.findIndex((one) => one.bound === bound);
  const begin = thresholds[at];
  if (begin === undefined) return null;
  const end = thresholds[at + 1]?.nodes ?? progress?.stats.nodes ?? begin.nodes;
  return Math.max(end - begin.nodes, 0);
}
