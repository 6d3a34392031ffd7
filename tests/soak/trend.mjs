// Whether a measurement grows.

/**
 * @typedef {object} Point
 * @property {number} at How much was done until then.
 * @property {number} value
 */

/** What is fetched, compiled and shown for the first time is no leak: of a run, the first third is not looked at. */
const WARM_UP = 1 / 3;
/** With fewer points anything looks like a line. */
const LEAST_POINTS = 6;
/** Kendall's tau of what grows: without a trend it is 0, and of ten points it is as high as this by chance once in a hundred times. */
const STEADY = 0.6;

/**
 * By how much a measurement has grown from the end of the warm-up to the last point, as far as it did so steadily; 0 if it
 * did not. The line is that of Theil and Sen, the median of all slopes between two points: a few points far off do not move it.
 * @param {readonly Point[]} points
 */
export function growth(points) {
  const [last] = points.slice(-1);
  if (last === undefined) return 0;
  const warm = points.filter(({ at }) => at >= last.at * WARM_UP);
  const [first] = warm;
  if (first === undefined || warm.length < LEAST_POINTS) return 0;
  const slopes = warm.flatMap((later, index) =>
    warm.slice(0, index).map((earlier) => (later.value - earlier.value) / (later.at - earlier.at)),
  );
  const tau = slopes.reduce((sum, slope) => sum + Math.sign(slope), 0) / slopes.length;
  if (tau < STEADY) return 0;
  slopes.sort((one, other) => one - other);
  return (slopes[Math.floor(slopes.length / 2)] ?? 0) * (last.at - first.at);
}
