const query = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** Whether the reader asked for a still page. Asked anew each time: the setting can change. */
export function prefersStill(): boolean {
  return query?.matches ?? false;
}
