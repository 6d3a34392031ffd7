const WORDS = 2 ** 32;

/** A whole number from 0 up to, but not including, this one. */
export function randomBelow(bound: number): number {
  const most = WORDS - (WORDS % bound);
  // The last few would be more likely than the others.
  for (;;) {
    const drawn = randomSeed();
    if (drawn < most) return drawn % bound;
  }
}

/** A seed for the module, which has no randomness of its own. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
