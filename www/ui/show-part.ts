/**
 * Brings a part of the page into view and puts the focus on it, as soon as it is there: it may have to be fetched.
 *
 * @param isWanted Whether the player still waits for it.
 */
export function showPart(selector: string, isWanted: () => boolean): void {
  const watcher = new MutationObserver(goThere);
  watcher.observe(document.body, { childList: true, subtree: true });
  goThere();

  function goThere(): void {
    const part = document.querySelector<HTMLElement>(selector);
    if (part === null && isWanted()) return;
    watcher.disconnect();
    part?.scrollIntoView({ block: "start" });
    part?.focus({ preventScroll: true });
  }
}
