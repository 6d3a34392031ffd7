/** Resolves when what was drawn last is on the screen, so that other work does not hold it up. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
