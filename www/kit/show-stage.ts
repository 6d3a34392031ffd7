/** Brings the board into view, where it is far away, as on a phone. */
export function bringStage(): Element | null {
  const stage = document.querySelector(".stage");
  if (stage === null) return null;
  const { top, bottom } = stage.getBoundingClientRect();
  if (top < -40 || bottom < 200) stage.scrollIntoView({ block: "start" });
  return stage;
}

/** Brings the board into view and goes there: somebody has opened one. */
export function showStage(): void {
  // When the page was drawn anew and what was pressed may be gone.
  requestAnimationFrame(() => {
    const stage = bringStage();
    // Its name is read out, and the arrow keys slide tiles from there.
    const title = stage?.querySelector(".puzzle-title");
    if (title instanceof HTMLElement) title.focus({ preventScroll: true });
  });
}
