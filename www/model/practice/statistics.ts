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
  const sorted = new Float64Array(window);
  let held = 0;
  let unknown = 0;
  for (let place = Math.max(from - window + 1, 0); place < values.length; place += 1) {
    const [added, dropped] = [values[place] ?? 0, values[place - window] ?? 0];
    if (held + unknown === window) {
      if (Number.isNaN(dropped)) unknown -= 1;
      else held = without(sorted, held, dropped);
    }
    if (Number.isNaN(added)) unknown += 1;
    else held = withValue(sorted, held, added);
    if (held < window || place < from) continue;
    let sum = 0;
    for (let at = trim; at < window - trim; at += 1) sum += sorted[at] ?? 0;
    averages[place] = sum / (window - 2 * trim);
  }
  return averages;
}

function placeOf(sorted: Float64Array, held: number, value: number): number {
  let [low, high] = [0, held];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function withValue(sorted: Float64Array, held: number, value: number): number {
  const at = placeOf(sorted, held, value);
  sorted.copyWithin(at + 1, at, held);
  sorted[at] = value;
  return held + 1;
}

function without(sorted: Float64Array, held: number, value: number): number {
  const at = placeOf(sorted, held, value);
  sorted.copyWithin(at, at + 1, held);
  return held - 1;
}

/** The best of these averages; `NaN` if none is known. */
function bestOf(averages: Iterable<number>, measure: PracticeMeasure): number {
  const rising = isRising(measure);
  let best = Number.NaN;
  for (const value of averages) {
    if (Number.isNaN(best) || (rising ? value > best : value < best)) best = value;
  }
  return best;
}

/** This number of attempts takes a few milliseconds from the beginning. */
const QUICK = 500;

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

  /** The averages of this measure cost at most a few milliseconds. */
  isQuick(measure: PracticeMeasure): boolean {
    const key = `${measure} ${WINDOWS.at(-1)}`;
    return this.count <= QUICK || [this, this.before].some((one) => one?.knownBests.has(key));
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
      values = new Float64Array(this.attempts.length);
      for (const [place, attempt] of this.attempts.entries()) {
        const same = attempt === known[place] ? old?.[place] : undefined;
        values[place] = same ?? measureOf(attempt, measure);
      }
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
      best = bestOf(isAdded ? [old, ...averages.subarray(count)] : averages, measure);
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
