import type { Metric, Solution } from "taisou";
import type { Entry } from "../puzzle/entry";

/** Bounds on the fewest moves from the start: at least `bound`, at most `length`. */
export interface Best {
  /** `null` while no solution is known. */
  readonly length: number | null;
  readonly bound: number;
}

export type Bests = Readonly<Partial<Record<Metric, Best>>>;

export function withBest(
  bests: Bests,
  { metric, length, bound }: Pick<Solution, "metric" | "length" | "bound">,
): Bests {
  const before = bests[metric];
  const shorter = length !== null && length < (before?.length ?? Number.POSITIVE_INFINITY);
  const best: Best = {
    length: shorter ? length : (before?.length ?? null),
    bound: Math.max(bound ?? 0, before?.bound ?? 0),
  };
  return { ...bests, [metric]: best };
}

/** The proven lengths that the collection states. */
export function bestsOf({ shortest }: Entry): Bests {
  const lengths = Object.entries(shortest ?? {});
  return Object.fromEntries(lengths.map(([metric, length]) => [metric, { length, bound: length }]));
}

/** The fewest moves from the start, if they are proven. */
export function provenBest(bests: Bests, metric: Metric): number | null {
  const best = bests[metric];
  return best !== undefined && best.length === best.bound ? best.length : null;
}
