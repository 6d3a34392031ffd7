/** Opens a part of the page that unfolds, brings it into view and goes there. */
export function showPart(name: string): void {
  // When the page is drawn anew, and what lay over it is gone.
  requestAnimationFrame(() => {
    const button = document.querySelector(`.${name} .unfold`);
    if (!(button instanceof HTMLElement)) return;
    if (button.ariaExpanded === "false") button.click();
    button.focus({ preventScroll: true });
    button.scrollIntoView({ block: "start" });
  });
}
