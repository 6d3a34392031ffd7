const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** jsdom, in which other pages test the element, has no animations. */
const isStill = !("animate" in (globalThis.Element?.prototype ?? { animate: null }));

/** Reports `prefers-reduced-motion`, which can change at any time. */
export function prefersStill(): boolean {
  return isStill || (query?.matches ?? false);
}
