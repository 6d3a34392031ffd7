/** @typedef {{ at: number, value: number }} Point A measurement after `at` acts. */

/** Part of a run that is ignored, because the page fetches, compiles and shows parts for the first time. */
const WARM_UP = 1 / 3;
/** Fewer points look like a line by chance. */
const LEAST_POINTS = 6;
/** Least Kendall's tau of a growth. Without a trend, tau of ten points reaches 0.6 with a probability of 1 %. */
const STEADY = 0.6;

/**
 * Growth from the end of the warm-up to the last point; 0 if it is not steady. The slope is that of Theil and Sen, the
 * median of all slopes between two points, on which a few outliers have no effect.
 * @param {readonly Point[]} points
 */
export function growth(points) {
  const last = points.at(-1);
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
