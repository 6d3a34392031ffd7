/** Longer than anything here takes on a loaded machine. */
export const PATIENCE_MILLIS = 30_000;
