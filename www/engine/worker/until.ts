import type { Handle } from "./work";

/** Nodes between two looks at the bound: some milliseconds. */
const LOOK_NODES = 10_000;

/** Ends a search once it has proven that no solution has fewer than `least` moves. */
export function endedAt(search: Handle, least: number): Handle {
  return {
    advance(budget, millis = Number.POSITIVE_INFINITY) {
      const end = performance.now() + millis;
      for (let left = budget, rest = millis; ; ) {
        const nodes = Math.min(LOOK_NODES, left);
        const status = search.advance(nodes, rest);
        if (status !== "paused") return status;
        if (search.stats().bound >= least) return "stopped";
        left -= nodes;
        rest = end - performance.now();
        if (left <= 0 || rest <= 0) return status;
      }
    },
    stats: () => search.stats(),
    free: () => search.free(),
  };
}
