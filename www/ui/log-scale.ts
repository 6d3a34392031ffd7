/** A scale on which every step is ten times the last one. */
export interface LogScale {
  /** How far along a value is, from 0 to 1; what is below the scale is at its beginning. */
  at(value: number): number;
  /** The powers of ten from its beginning to its end, at most seven of them. */
  readonly marks: readonly number[];
}

const MOST_MARKS = 7;

/** A scale that begins below the least of these values, so that it shows too, but not below 1. */
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
