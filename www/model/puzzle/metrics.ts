import type { Metric } from "taisou";

/** All ways to count moves, from the finest on. */
export const METRICS = ["step", "line", "slide", "move"] as const satisfies readonly Metric[];
