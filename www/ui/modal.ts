import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A dialog over the page that follows the state. */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // At once, so that who leaves it finds the page behind free for the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return dialog;
}

/** Whether a dialog lies over the page, as the reader sees it: the state hears of its closing a frame later. */
export function isModalOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
