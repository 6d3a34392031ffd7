/** A logarithmic scale with base 10. */
export interface LogScale {
  /** The position of a value, from 0 to 1; 0 for values below the scale. */
  at(value: number): number;
  /** At most seven powers of ten from start to end. */
  readonly marks: readonly number[];
}

const MOST_MARKS = 7;

/** A scale for these values. It starts below the smallest, so that its bar is visible, but not below 1. */
export function logScale(values: readonly number[]): LogScale {
  const positive = values.filter((value) => value > 0);
  const some = positive.length > 0 ? positive : [1];
  const least = Math.max(Math.ceil(Math.log10(Math.min(...some))) - 1, 0);
  const most = Math.max(Math.ceil(Math.log10(Math.max(...some))), least + 1);
  const powers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const every = Math.ceil(powers.length / MOST_MARKS);
  return {
    at: (value) => Math.min(Math.max((Math.log10(value) - least) / (most - least), 0), 1),
    marks: powers.filter((_, at) => at % every === 0).map((power) => 10 ** power),
  };
}
