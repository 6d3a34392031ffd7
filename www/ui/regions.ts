/** Regions that other components scroll to or focus. Each is marked in one component by its attribute `data-region`. */
export type Region =
  | "board"
  /** Task and goal of the puzzle. */
  | "goal"
  | "title"
  | "toolbar"
  | "views"
  /** Buttons that start the tool of the open tab. */
  | "request"
  | "result"
  /** The moves lost in the player's game. */
  | "lost"
  /** Proof that a board has no solution. */
  | "proof";

/** `null` while the region is not rendered. */
export function findRegion(name: Region): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-region="${name}"]`);
}

/** Scrolls to a region and focuses it once rendered, which may need a fetch, unless `isWanted` has become false. */
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
