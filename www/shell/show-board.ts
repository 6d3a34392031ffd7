import type { View } from "../model/link/views";
import { findRegion } from "../ui/regions";

/** Scrolls to the board if it is not entirely in view. */
export function bringBoard(): void {
  const board = findRegion("board");
  if (board === null) return;
  const { top, bottom } = board.getBoundingClientRect();
  // On a phone the toolbar is fixed over the page.
  const toolbar = findRegion("toolbar");
  const isOver = toolbar !== null && getComputedStyle(toolbar).position === "fixed";
  const end = isOver ? toolbar.getBoundingClientRect().top : innerHeight;
  if (top >= 0 && bottom <= end) return;
  // The goal is above the board, or beside it.
  const goal = findRegion("goal");
  const first = goal !== null && goal.getBoundingClientRect().top < top ? goal : board;
  first.scrollIntoView({ block: "start" });
}

/** Scrolls to a board that was opened, and moves the focus there. */
export function showBoard(): void {
  // After the render, which may remove the element that was pressed.
  requestAnimationFrame(() => {
    bringBoard();
    // Screen readers announce the title, and arrow keys slide tiles from there.
    findRegion("title")?.focus({ preventScroll: true });
  });
}

/** Where a view is below the board, scrolls so that both are in view. */
export function showView(view: View): void {
  requestAnimationFrame(() => {
    const [board, views] = [findRegion("board"), findRegion("views")];
    if (board === null || views === null) return;
    const isBelow = views.getBoundingClientRect().top > board.getBoundingClientRect().top;
    if (isBelow) (view === "play" ? document.body : board).scrollIntoView({ block: "start" });
  });
}

export function showAskButtons(): void {
  findRegion("request")?.scrollIntoView({ block: "nearest" });
}
