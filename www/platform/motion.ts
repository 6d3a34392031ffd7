const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Reports `prefers-reduced-motion`, which can change at any time. */
export function prefersStill(): boolean {
  return query?.matches ?? false;
}
