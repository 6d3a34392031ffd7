import type { Threshold } from "../protocol";
import type { Handle } from "./work";

/** Later slices are this share of what was done: so a bound is met within half a percent. */
const SHARE = 256;
/** Of tables that are being built, a slice is this share of what is left: none goes far into the search behind. */
const SHARE_BUILT = 64;

/**
 * Drives a search in slices so short that one sees where its bound rose.
 *
 * @param least No slice is shorter than so many nodes.
 */
export function traced(search: Handle, least: number): Handle {
  const thresholds: Threshold[] = [];
  let fitting = least;

  /** Looks at the search after a slice that began after so many nodes; returns how many there are now. */
  function look(before: number): number {
    const { phase, done, total, bound, nodes } = search.stats();
    const known = thresholds.at(-1)?.bound ?? 0;
    if (phase === "searching" && bound > known) thresholds.push({ bound, nodes: before });
    const share = phase === "building" ? (total - done) / SHARE_BUILT : nodes / SHARE;
    fitting = Math.max(least, Math.floor(share));
    return nodes;
  }

  let nodes = 0;
  return {
    advance(budget, millis = Number.POSITIVE_INFINITY) {
      const end = performance.now() + millis;
      for (let left = budget, rest = millis; ; ) {
        const slice = Math.min(fitting, left);
        const status = search.advance(slice, rest);
        nodes = look(nodes);
        left -= slice;
        rest = end - performance.now();
        if (status !== "paused" || left <= 0 || rest <= 0) return status;
      }
    },
    stats: () => ({ ...search.stats(), thresholds: [...thresholds] }),
    free: () => search.free(),
  };
}
