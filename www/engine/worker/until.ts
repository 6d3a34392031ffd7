import { inShortSlices } from "./short-slices";
import type { Handle } from "./work";

/** Nodes between two looks at the bound: some milliseconds. */
const LOOK_NODES = 10_000;

/** Ends a search once it has proven that no solution has fewer than `least` moves. */
export function endedAt(search: Handle, least: number): Handle {
  return {
    advance: inShortSlices(
      search,
      () => LOOK_NODES,
      () => search.stats().bound >= least,
    ),
    stats: () => search.stats(),
    free: () => search.free(),
  };
}
