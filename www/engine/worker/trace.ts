import type { Threshold } from "../protocol";
import { inShortSlices } from "./short-slices";
import type { Handle } from "./work";

/** A slice is this share of all nodes, which locates a rise of the bound within half a percent. */
const SHARE = 256;
/** While tables are built, a slice is this share of the rest, so that none extends far into the search. */
const SHARE_BUILT = 64;

/** Runs a search in slices of at least `least` nodes, short enough to record where its bound rises. */
export function traced(search: Handle, least: number): Handle {
  const thresholds: Threshold[] = [];
  let fitting = least;

  let nodes = 0;

  /** Records a new bound, with the nodes before the slice. */
  function record(): boolean {
    const { phase, done, total, bound, nodes: after } = search.stats();
    const known = thresholds.at(-1)?.bound ?? 0;
    if (phase === "searching" && bound > known) thresholds.push({ bound, nodes });
    const share = phase === "building" ? (total - done) / SHARE_BUILT : after / SHARE;
    fitting = Math.max(least, Math.floor(share));
    nodes = after;
    return false;
  }

  return {
    advance: inShortSlices(search, () => fitting, record),
    stats: () => ({ ...search.stats(), thresholds: [...thresholds] }),
    free: () => search.free(),
  };
}
