import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before paint, so that code that closes it can focus the page behind at once.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  return dialog;
}

/** True if a dialog is over the page. Reads the DOM, because the state learns of a closed dialog a frame later. */
export function isModalOpen(): boolean {
  return document.querySelector("dialog[open]") !== null;
}
