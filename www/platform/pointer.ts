/** Whether there is a mouse or the like, and so most likely a keyboard. */
export function hasMouse(): boolean {
  return globalThis.matchMedia?.("(hover: hover) and (pointer: fine)").matches ?? true;
}
