import type { View } from "../model/link/views";

/** Brings the board into view, with what is under it, where it is not all there. */
export function bringBoard(): Element | null {
  const board = document.querySelector(".tray");
  if (board === null) return null;
  const { top, bottom } = board.getBoundingClientRect();
  // What stands at the thumb on a phone lies over the page.
  const bar = document.querySelector(".bar");
  const isOver = bar !== null && getComputedStyle(bar).position === "fixed";
  const end = isOver ? bar.getBoundingClientRect().top : innerHeight;
  if (top < 0 || bottom > end) {
    // What is to be done stands above it, or beside it.
    const goalPanel = document.querySelector(".goal-panel");
    const first =
      goalPanel !== null && goalPanel.getBoundingClientRect().top < top ? goalPanel : board;
    first.scrollIntoView({ block: "start" });
  }
  return board;
}

/** Brings the board into view and goes there: somebody has opened one. */
export function showBoard(): void {
  // When the page was drawn anew and what was pressed may be gone.
  requestAnimationFrame(() => {
    bringBoard();
    // Its name is read out, and the arrow keys slide tiles from there.
    const title = document.querySelector(".puzzle-title");
    if (title instanceof HTMLElement) title.focus({ preventScroll: true });
  });
}

/** Where the view lies below the board, moves up so much that both are in view. */
export function showView(view: View): void {
  requestAnimationFrame(() => {
    const [board, tabs] = [document.querySelector(".tray"), document.querySelector(".view-tabs")];
    if (board === null || tabs === null) return;
    const isBelow = tabs.getBoundingClientRect().top > board.getBoundingClientRect().top;
    if (isBelow) (view === "play" ? document.body : board).scrollIntoView({ block: "start" });
  });
}

/** Brings the buttons that begin what the open tab is for into view. */
export function showAskButtons(): void {
  document.querySelector("#tab-panel .ask-buttons")?.scrollIntoView({ block: "nearest" });
}
