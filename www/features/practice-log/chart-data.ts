import { EIGHT_COUNTS } from "../../model/level/eight";
import { FIFTEEN_COUNTS } from "../../model/level/fifteen";
import type { Attempt } from "../../model/practice/attempt";
import { plainNumbers } from "../../model/practice/scramble-text";
import { averagesOf } from "../../model/practice/statistics";

/** The known values of some neighbouring attempts. */
export interface Bucket {
  /** The number of the attempt in its middle, from 0. */
  readonly at: number;
  readonly least: number;
  readonly most: number;
}

/** Joins neighbouring values to at most `most` buckets. Values that are no number, or infinite, are left out. */
export function bucketsOf(values: Float64Array, most: number): Bucket[] {
  const size = Math.max(Math.ceil(values.length / Math.max(most, 1)), 1);
  const buckets: Bucket[] = [];
  for (let begin = 0; begin < values.length; begin += size) {
    const known = values.subarray(begin, begin + size).filter(Number.isFinite);
    if (known.length === 0) continue;
    const at = Math.min(begin + (size - 1) / 2, values.length - 1);
    buckets.push({ at, least: Math.min(...known), most: Math.max(...known) });
  }
  return buckets;
}

/** The range of a chart: from 0 or the least to the greatest value, without the top hundredth, which would flatten the rest. */
export function rangeOf(values: Float64Array): readonly [least: number, most: number] | null {
  const sorted = values.filter(Number.isFinite).sort();
  const [least] = sorted;
  const most = sorted[Math.ceil((sorted.length - 1) * 0.99)];
  if (least === undefined || most === undefined) return null;
  const pad = (most - least || Math.abs(most) || 1) * 0.06;
  return [Math.max(least - pad, Math.min(least, 0)), most + pad];
}

/**
 * The average of each 12 neighbouring known values, by the place of the last, from 0: an unknown optimum does not break the
 * line. An average with too many results that did not finish is infinite.
 */
export function movingAverage(values: Float64Array): (readonly [at: number, value: number])[] {
  const known = Array.from(values.keys()).filter((at) => !Number.isNaN(values[at]));
  const averages = averagesOf(
    values.filter((value) => !Number.isNaN(value)),
    12,
  );
  return known.map((at, index) => [at, averages[index] ?? Number.NaN]);
}

/** At most about `wanted` round numbers within a range. */
export function ticksIn([least, most]: readonly [number, number], wanted = 5): number[] {
  const power = 10 ** Math.floor(Math.log10((most - least) / wanted));
  const step = [1, 2, 5, 10]
    .map((one) => one * power)
    .find((one) => (most - least) / one <= wanted);
  if (step === undefined || !Number.isFinite(step)) return [];
  const first = Math.ceil(least / step - 1e-9);
  const last = Math.floor(most / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export interface HistogramBins {
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
  /** The values above the last bin. */
  readonly beyond: number;
}

/** Counts values in bins of a round width. */
export function binsOf(values: Float64Array, unit: number): HistogramBins | null {
  const known = values.filter(Number.isFinite);
  const range = rangeOf(known);
  if (range === null) return null;
  const [least, most] = [Math.min(...known), range[1]];
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 60_000];
  const step = steps.map((one) => one * unit).find((one) => (most - least) / one <= 18) ?? most;
  const from = Math.floor(least / step) * step;
  const counts = Array<number>(Math.floor((most - from) / step) + 1).fill(0);
  let beyond = 0;
  for (const value of known) {
    const bin = Math.floor((value - from) / step);
    if (bin < counts.length) counts[bin] = (counts[bin] ?? 0) + 1;
    else beyond += 1;
  }
  return { from, step, counts, beyond };
}

/** The places where a value was better than all before, with the value. */
export function bestsOf(values: Float64Array): (readonly [at: number, value: number])[] {
  const bests: (readonly [number, number])[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const [at, value] of values.entries()) {
    if (!(value < best)) continue;
    best = value;
    bests.push([at, value]);
  }
  return bests;
}

export interface Optima {
  readonly side: 3 | 4;
  /** Scrambles with a proven optimum. */
  readonly known: number;
  readonly mean: number;
  /** Of all positions of the puzzle. */
  readonly theoryMean: number;
  /** The least of `bars`. */
  readonly from: number;
  /** For each optimum the scrambles, and as many of all positions as would be expected. */
  readonly bars: readonly { readonly scrambles: number; readonly expected: number }[];
}

/**
 * The optima of 8-puzzles or 15-puzzles, whichever are more, with the blank of the goal in a corner: against the
 * positions at each distance (`EIGHT_COUNTS`, `FIFTEEN_COUNTS`). `null` without any.
 */
export function optimaOf(attempts: readonly Attempt[]): Optima | null {
  const bySide = { 3: [] as number[], 4: [] as number[] };
  for (const { optimal, fragment } of attempts) {
    const side = optimal === null ? null : sideOf(fragment);
    if (optimal !== null && side !== null) bySide[side].push(optimal);
  }
  const side = bySide[3].length > bySide[4].length ? 3 : 4;
  const optima = bySide[side];
  if (optima.length === 0) return null;
  const theory = side === 3 ? EIGHT_COUNTS.step.corner : FIFTEEN_COUNTS;
  const positions = theory.reduce((sum, count) => sum + count, 0);
  const theoryMean = theory.reduce((sum, count, moves) => sum + count * moves, 0) / positions;
  const expected = theory.map((count) => (count / positions) * optima.length);
  // The tails of the theory that no board of so few would have are left out.
  const likely = expected.flatMap((one, moves) => (one >= 0.05 ? [moves] : []));
  const from = Math.min(...likely, ...optima);
  const to = Math.max(...likely, ...optima);
  const bars = Array.from({ length: to - from + 1 }, (_, index) => ({
    scrambles: optima.filter((one) => one === from + index).length,
    expected: expected[from + index] ?? 0,
  }));
  const mean = optima.reduce((sum, one) => sum + one, 0) / optima.length;
  return { side, known: optima.length, mean, theoryMean, from, bars };
}

/** The side of a square of 3 or 4 with its numbers in order, counted in single steps. */
function sideOf(fragment: string): 3 | 4 | null {
  const rows = plainNumbers(fragment)?.split("/") ?? [];
  const columns = rows[0]?.split(" ").length;
  return (rows.length === 3 || rows.length === 4) && columns === rows.length ? rows.length : null;
}
