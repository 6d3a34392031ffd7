/** Reports a mouse or trackpad, which suggests a keyboard. */
export function hasMouse(): boolean {
  return globalThis.matchMedia?.("(hover: hover) and (pointer: fine)").matches ?? true;
}
