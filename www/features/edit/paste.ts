import type { App } from "../../app/app";
import { reportLoadError } from "../../app/errors";
import { fragmentIn } from "../../model/link/link";
import { openFragment } from "../../platform/address";
import { takesText } from "../../platform/typing";
import { showBoard } from "../../shell/show-board";
import { isModalOpen } from "../../ui/modal";

/** Opens a board or link that is pasted while no text is edited. */
export function listenToPaste(app: App): void {
  let earlier = Promise.resolve();
  document.addEventListener("paste", (event) => {
    const { loaded } = app.store.state();
    if (event.defaultPrevented || takesText(event.target) || !loaded || isModalOpen()) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    if (openLink(text)) showBoard();
    else {
      // One after the other: the code for the first paste may arrive after the second paste.
      earlier = earlier.then(() => pastedInto(app, text));
    }
  });
}

async function pastedInto(app: App, text: string): Promise<void> {
  const { opened } = app.store.state();
  try {
    const { openPasted } = await import("../../app/open-pasted");
    await openPasted(app, text);
  } catch (error) {
    reportLoadError(app.store, error);
  }
  if (app.store.state().opened !== opened) showBoard();
}

/** Opens a link to a board as if the user had followed it; `false` if the text is not such a link. */
export function openLink(text: string): boolean {
  const fragment = fragmentIn(text);
  if (fragment !== null) openFragment(fragment);
  return fragment !== null;
}
