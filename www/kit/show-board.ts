/** Brings the board into view, where it is far away, as on a phone. */
export function bringBoard(): Element | null {
  const panel = document.querySelector(".stage");
  if (panel === null) return null;
  const { top, bottom } = panel.getBoundingClientRect();
  if (top < -40 || bottom < 200) panel.scrollIntoView({ block: "start" });
  return panel;
}

/** Brings the board into view and goes there: somebody has opened one. */
export function showBoard(): void {
  // When the page was drawn anew and what was pressed may be gone.
  requestAnimationFrame(() => {
    const panel = bringBoard();
    // Its name is read out, and the arrow keys slide tiles from there.
    const title = panel?.querySelector(".puzzle-title");
    if (title instanceof HTMLElement) title.focus({ preventScroll: true });
  });
}
