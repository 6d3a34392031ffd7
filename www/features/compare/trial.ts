import type { Algorithm, Solution } from "taisou";
import type { EndEvent, Objection, Progress, Threshold } from "../../engine/protocol";
import type { Answer } from "../../model/play/play";

/** The values that bars show. */
export const MEASURES = ["nodes", "time", "memory"] as const;

export type Measure = (typeof MEASURES)[number];

/** How a method ended: with a shortest solution, with another one, with the proof that there is none, or before. */
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
  /** Of the best solution that was found. */
  readonly length: number | null;
  /** No solution is shorter; `null` where none is known, or nothing is proven. */
  readonly bound: number | null;
  readonly progress: Progress | null;
  readonly answer: Answer | null;
  readonly objection: Objection | null;
  /** Of iterative deepening the thresholds, each with the nodes before it; of others none. */
  readonly thresholds: readonly Threshold[];
}

/**
 * Reads the last event of a search.
 *
 * @param outOfTime Whether a cancelled one was cancelled because its time was up.
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
      const solution = outcome?.kind === "solve" ? outcome.solution : null;
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

/** Thresholds seen closely, and after these the ones that were seen in passing. */
export function joinThresholds(
  close: readonly Threshold[],
  passing: readonly Threshold[],
): Threshold[] {
  const seen = close.at(-1)?.bound ?? 0;
  return [...close, ...passing.filter(({ bound }) => bound > seen)];
}

/** The thresholds of several searches side by side: how many nodes each took for it. */
export interface Deepening {
  readonly bound: number;
  /** In the order of the trials; `null` where the method has no such threshold. */
  readonly nodes: readonly (number | null)[];
}

/** @param trials Those that have thresholds. */
export function deepeningOf(trials: readonly Trial[]): Deepening[] {
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
