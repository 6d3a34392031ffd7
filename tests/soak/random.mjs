/** @typedef {ReturnType<typeof createRandom>} Random */

/** Random numbers that a seed repeats. @param {number} seed */
export function createRandom(seed) {
  let state = seed >>> 0;

  /** From 0 up to 1: mulberry32, by Tommy Ettinger, in the public domain. */
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** @param {number} count A whole number below this. */
  const below = (count) => Math.floor(next() * count);

  return {
    next,
    below,
    /** @template T @param {readonly T[]} choices @returns {T} */
    one: (choices) => /** @type {T} */ (choices[below(choices.length)]),
    /**
     * One of the keys, with a probability in proportion to its weight.
     * @template {string} T
     * @param {Record<T, number>} weights
     */
    weighted(weights) {
      const choices = /** @type {[T, number][]} */ (Object.entries(weights));
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of choices) {
        left -= weight;
        if (left < 0) return name;
      }
      throw new RangeError("There are no weights.");
    },
  };
}
