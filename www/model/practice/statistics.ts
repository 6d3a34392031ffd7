import { type Attempt, resultOf } from "./attempt";
import { countTimes } from "./packed";
import { moveCount } from "./steps";

/** The measures of statistics: milliseconds, moves, steps a second, moves over the optimum, milliseconds per optimal move. */
export const MEASURES = ["time", "moves", "tps", "extra", "perOptimal"] as const;
export type PracticeMeasure = (typeof MEASURES)[number];

/** Attempts per average; 1 is the single result, and 3 a mean without trimming. */
export const WINDOWS = [1, 3, 5, 12, 50, 100] as const;
export type Window = (typeof WINDOWS)[number];

/** More is better. */
function isRising(measure: PracticeMeasure): boolean {
  return measure === "tps";
}

/** The worst value, which an attempt without a result has. */
export function worstOf(measure: PracticeMeasure): number {
  return isRising(measure) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

/** The value of an attempt: `worstOf` for `dnf`, and `NaN` while moves or optimum are unknown. */
export function measureOf(attempt: Attempt, measure: PracticeMeasure): number {
  const result = resultOf(attempt);
  if (result === Number.POSITIVE_INFINITY) return worstOf(measure);
  switch (measure) {
    case "time":
      return result;
    case "moves":
      return moveCount(attempt) ?? Number.NaN;
    case "tps":
      return (countTimes(attempt.times) || Number.NaN) / (Math.max(result, 1) / 1000);
    case "extra":
      return (moveCount(attempt) ?? Number.NaN) - (attempt.optimal ?? Number.NaN);
    case "perOptimal":
      return result / (attempt.optimal || Number.NaN);
  }
}

/**
 * The results that csTimer drops at each end of an average: 5 % rounded up, and none of a mean of 3
 * (`getNTrim` in github.com/cs0x7f/cstimer/blob/master/src/js/stats/timestat.js).
 */
export function trimOf(window: Window): number {
  return window <= 3 ? 0 : Math.ceil((window * 5) / 100);
}

/** Stands for `NaN`, which has no place in an order. */
const UNKNOWN = Number.MAX_VALUE;

/**
 * For each place the average of the `window` values that end there, as csTimer counts it: results without a value are the
 * worst, and if more of them remain than are dropped, so has the average none. `NaN` before the first whole window, and for
 * windows with an unknown value. Costs about 0.3 µs a place for windows of 100.
 *
 * @param from Places before it are copied from `before`.
 */
export function averagesOf(
  values: Float64Array,
  window: Window,
  from = 0,
  before: Float64Array = new Float64Array(),
): Float64Array {
  if (window === 1) return values;
  const averages = new Float64Array(values.length).fill(Number.NaN);
  averages.set(before.subarray(0, from));
  const trim = trimOf(window);
  const begin = Math.max(from - window + 1, 0);
  const known = values.subarray(begin).map((value) => (Number.isNaN(value) ? UNKNOWN : value));
  // The values of the window in order; at first unknown.
  const sorted = new Float64Array(window).fill(UNKNOWN);
  let unknown: number = window;
  for (let place = begin; place < values.length; place += 1) {
    const added = known[place - begin] ?? 0;
    const dropped = known[place - begin - window] ?? UNKNOWN;
    if (added === UNKNOWN) unknown += 1;
    if (dropped === UNKNOWN) unknown -= 1;
    let at = sorted.indexOf(dropped);
    for (; at > 0 && (sorted[at - 1] ?? 0) > added; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
    for (; at + 1 < window && (sorted[at + 1] ?? 0) < added; at += 1)
      sorted[at] = sorted[at + 1] ?? 0;
    sorted[at] = added;
    if (unknown > 0 || place < from) continue;
    let sum = 0;
    for (let kept = trim; kept < window - trim; kept += 1) sum += sorted[kept] ?? 0;
    averages[place] = sum / (window - 2 * trim);
  }
  return averages;
}

/** The better of `best` and these averages from a place; `NaN` if none is known. */
function bestOf(averages: Float64Array, measure: PracticeMeasure, from = 0, best = Number.NaN) {
  const rising = isRising(measure);
  let found = best;
  for (let place = from; place < averages.length; place += 1) {
    const value = averages[place] ?? 0;
    if (Number.isNaN(found) || (rising ? value > found : value < found)) found = value;
  }
  return found;
}

/** All averages of a session. Made again from `before`, it computes only what an added or changed attempt touches. */
export class Statistics {
  private readonly attempts: readonly Attempt[];
  private readonly knownValues = new Map<PracticeMeasure, Float64Array>();
  private readonly knownAverages = new Map<string, Float64Array>();
  private readonly knownBests = new Map<string, number>();
  /** The number of first values that are those of `before`. */
  private readonly common = new Map<PracticeMeasure, number>();
  private readonly before: Statistics | null;

  constructor(attempts: readonly Attempt[], before: Statistics | null = null) {
    this.attempts = attempts;
    this.before = before?.detached() ?? null;
  }

  /** This without its own `before`, so that no chain of them stays in memory. */
  private detached(): Statistics {
    const copy = new Statistics(this.attempts);
    for (const [measure, values] of this.knownValues) copy.knownValues.set(measure, values);
    for (const [key, averages] of this.knownAverages) copy.knownAverages.set(key, averages);
    for (const [key, best] of this.knownBests) copy.knownBests.set(key, best);
    return copy;
  }

  get count(): number {
    return this.attempts.length;
  }

  /** The value of each attempt, oldest first; see `measureOf`. */
  values(measure: PracticeMeasure): Float64Array {
    let values = this.knownValues.get(measure);
    if (values === undefined) {
      const known = this.before?.attempts ?? [];
      const old = this.before?.knownValues.get(measure);
      values = Float64Array.from(this.attempts, (attempt, place) => {
        const same = attempt === known[place] ? old?.[place] : undefined;
        return same ?? measureOf(attempt, measure);
      });
      this.knownValues.set(measure, values);
      this.common.set(measure, commonLength(values, old));
    }
    return values;
  }

  /** The average that ends at each attempt, oldest first; see `averagesOf`. */
  averages(measure: PracticeMeasure, window: Window): Float64Array {
    const key = `${measure} ${window}`;
    let averages = this.knownAverages.get(key);
    if (averages === undefined) {
      const old = this.before?.knownAverages.get(key);
      const values = this.values(measure);
      averages = averagesOf(values, window, old === undefined ? 0 : this.common.get(measure), old);
      this.knownAverages.set(key, averages);
    }
    return averages;
  }

  current(measure: PracticeMeasure, window: Window): number {
    return this.averages(measure, window).at(-1) ?? Number.NaN;
  }

  best(measure: PracticeMeasure, window: Window): number {
    const key = `${measure} ${window}`;
    let best = this.knownBests.get(key);
    if (best === undefined) {
      const averages = this.averages(measure, window);
      const old = this.before?.knownBests.get(key);
      const count = this.before?.count ?? 0;
      const isAdded = old !== undefined && this.common.get(measure) === count;
      best = isAdded ? bestOf(averages, measure, count, old) : bestOf(averages, measure);
      this.knownBests.set(key, best);
    }
    return best;
  }
}

/** The number of equal values at the begin of both. */
function commonLength(values: Float64Array, others: Float64Array = new Float64Array()): number {
  const most = Math.min(values.length, others.length);
  let length = 0;
  while (length < most && Object.is(values[length], others[length])) length += 1;
  return length;
}
