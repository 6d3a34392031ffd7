import type { App } from "../../app/app";
import { isModalOpen } from "../../kit/modal";
import { showBoard } from "../../kit/show-board";
import { cleanBoard, fragmentIn } from "../../model/puzzle/clean-board";
import { openFragment } from "../../platform/address";
import { takesText } from "../../platform/typing";

/** A board that is pasted while no text is edited is opened. */
export function listenToPaste(app: App): void {
  document.addEventListener("paste", (event) => {
    const { loaded, opened } = app.store.state();
    if (event.defaultPrevented || takesText(event.target) || !loaded || isModalOpen()) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    const isLink = openLink(text);
    if (!isLink) app.opening.pasted(cleanBoard(text));
    if (isLink || app.store.state().opened !== opened) showBoard();
  });
}

/** Opens a link to a board as if it had been followed; false if the text is none. */
export function openLink(text: string): boolean {
  const fragment = fragmentIn(text);
  if (fragment !== null) openFragment(fragment);
  return fragment !== null;
}
