import type { SurveyResult } from "taisou";
import type { Entry } from "../puzzle/entry";

/** Where a board stands among all positions of its space. */
export interface Standing {
  /** The fewest moves from it to the goal. */
  readonly distance: number;
  /** How many positions are nearer to the goal. */
  readonly nearer: number;
  /** How many are as far as it, itself among them. */
  readonly alike: number;
  readonly positions: number;
}

export function fartherThan({ nearer, alike, positions }: Standing): number {
  return positions - nearer - alike;
}

/** A board that is so far from the goal, among as many positions at each distance. */
export function standingIn(counts: readonly number[], distance: number): Standing | null {
  const alike = counts[distance];
  if (alike === undefined) return null;
  const nearer = sum(counts.slice(0, distance));
  return { distance, nearer, alike, positions: nearer + sum(counts.slice(distance)) };
}

/** The same in a survey; `null` while not all positions are known. */
export function standingInSurvey(survey: SurveyResult, distance: number): Standing | null {
  return survey.status === "done" ? standingIn(survey.counts, distance) : null;
}

/** The start of a puzzle of the collection, in its usual metric; `null` where not all positions were ever counted. */
export function standingOfEntry({ shortest, standing, positions }: Entry, distance: number) {
  if (shortest === null || standing === undefined) return null;
  const [nearer, alike] = standing;
  return { distance, nearer, alike, positions };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
