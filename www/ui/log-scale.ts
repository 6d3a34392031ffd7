const MOST_MARKS = 7;

/** A decimal logarithmic scale. It starts below the smallest value, so that its bar is visible, but not below 1. */
export function logScale(values: readonly number[]) {
  const positive = values.filter((value) => value > 0);
  const some = positive.length > 0 ? positive : [1];
  const least = Math.max(Math.ceil(Math.log10(Math.min(...some))) - 1, 0);
  const most = Math.max(Math.ceil(Math.log10(Math.max(...some))), least + 1);
  const powers = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  const every = Math.ceil(powers.length / MOST_MARKS);
  return {
    /** The position of a value, from 0 to 1; 0 for values below the scale. */
    at: (value: number) => Math.min(Math.max((Math.log10(value) - least) / (most - least), 0), 1),
    /** Powers of ten from start to end. */
    marks: powers.filter((_, at) => at % every === 0).map((power) => 10 ** power),
  };
}
