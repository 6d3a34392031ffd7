import type { Threshold } from "../protocol";
import type { Handle } from "./work";

/** A slice is this share of all nodes, which locates a rise of the bound within half a percent. */
const SHARE = 256;
/** While tables are built, a slice is this share of the rest, so that none extends far into the search. */
const SHARE_BUILT = 64;

/** Runs a search in slices of at least `least` nodes, short enough to record where its bound rises. */
export function traced(search: Handle, least: number): Handle {
  const thresholds: Threshold[] = [];
  let fitting = least;

  /** Records a new bound after a slice that began at `before` nodes; returns the current nodes. */
  function record(before: number): number {
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
        nodes = record(nodes);
        left -= slice;
        rest = end - performance.now();
        if (status !== "paused" || left <= 0 || rest <= 0) return status;
      }
    },
    stats: () => ({ ...search.stats(), thresholds: [...thresholds] }),
    free: () => search.free(),
  };
}
