import type { Handle } from "./work";

/**
 * Advances a search in slices of at most `size()` nodes, and calls `look` after each. A paused search ends as stopped once `look`
 * returns `true`.
 */
export function inShortSlices(
  search: Handle,
  size: () => number,
  look: () => boolean,
): Handle["advance"] {
  return (budget, millis = Number.POSITIVE_INFINITY) => {
    const end = performance.now() + millis;
    for (let left = budget, rest = millis; ; ) {
      const slice = Math.min(size(), left);
      const status = search.advance(slice, rest);
      const isEnough = look();
      if (status !== "paused") return status;
      if (isEnough) return "stopped";
      left -= slice;
      rest = end - performance.now();
      if (left <= 0 || rest <= 0) return status;
    }
  };
}
