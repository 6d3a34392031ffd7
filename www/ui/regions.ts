/** Regions that other components scroll to or focus. Each is marked in one component by its attribute `data-region`. */
export type Region =
  | "board"
  /** Task and goal of the puzzle. */
  | "goal"
  /** Name of the puzzle. */
  | "title"
  /** Buttons under the board. */
  | "toolbar"
  /** Links to the views. */
  | "views"
  /** Buttons that start the tool of the open tab. */
  | "request"
  /** Result of a search. */
  | "result"
  /** Proof that a board has no solution. */
  | "proof";

/** `null` while the region is not rendered. */
export function findRegion(name: Region): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-region="${name}"]`);
}

/**
 * Scrolls to a region and focuses it as soon as it is rendered, which may need a fetch.
 *
 * @param isWanted Returns false once the user no longer waits for it.
 */
export function revealRegion(name: Region, isWanted: () => boolean): void {
  const watcher = new MutationObserver(reveal);
  watcher.observe(document.body, { childList: true, subtree: true });
  reveal();

  function reveal(): void {
    const region = findRegion(name);
    if (region === null && isWanted()) return;
    watcher.disconnect();
    region?.scrollIntoView({ block: "start" });
    region?.focus({ preventScroll: true });
  }
}
