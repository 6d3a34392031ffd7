const WORDS = 2 ** 32;

/** A uniform integer below `bound`. */
export function randomBelow(bound: number): number {
  // Rejects the values beyond the last multiple of `bound`, which would bias the remainder.
  const most = WORDS - (WORDS % bound);
  for (;;) {
    const drawn = randomSeed();
    if (drawn < most) return drawn % bound;
  }
}

/** A seed for the module, which has no randomness of its own. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
