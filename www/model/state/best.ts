import type { Metric, Solution } from "taisou";
import type { Entry } from "../puzzle/entry";

/** What is proven of the fewest moves from the start: they are `bound` or more, and `length` or fewer. */
export interface Best {
  /** `null` while no solution is known. */
  readonly length: number | null;
  readonly bound: number;
}

/** By metric. */
export type Bests = Readonly<Partial<Record<Metric, Best>>>;

/** What a search from the start has shown of the fewest moves, beside what was known. */
export function withBest(
  bests: Bests,
  { metric, length, bound }: Pick<Solution, "metric" | "length" | "bound">,
): Bests {
  const known = bests[metric];
  const shorter = length !== null && length < (known?.length ?? Number.POSITIVE_INFINITY);
  const best: Best = {
    length: shorter ? length : (known?.length ?? null),
    bound: Math.max(bound ?? 0, known?.bound ?? 0),
  };
  return { ...bests, [metric]: best };
}

/** What is known beforehand of a puzzle of the collection. */
export function bestsOf({ shortest }: Entry): Bests {
  const lengths = Object.entries(shortest ?? {});
  return Object.fromEntries(lengths.map(([metric, length]) => [metric, { length, bound: length }]));
}

/** The fewest moves from the start, if they are proven. */
export function provenBest(bests: Bests, metric: Metric): number | null {
  const best = bests[metric];
  return best !== undefined && best.length === best.bound ? best.length : null;
}
