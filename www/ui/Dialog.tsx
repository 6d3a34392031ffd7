import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";
import { useModal } from "./modal";

interface Props {
  /** Its class, and the start of its heading's id. */
  readonly name: string;
  readonly heading: string;
  /** Accessible name of the button that closes it. */
  readonly closeName: string;
  /** The language of the dialog, if it is another than that of the page. */
  readonly lang?: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A modal dialog with a heading and a button that closes it. */
export function Dialog({ name, heading, closeName, lang, isOpen, onClose, children }: Props) {
  const dialog = useModal(isOpen);
  return (
    <dialog
      ref={dialog}
      class={`dialog ${name}`}
      lang={lang}
      aria-labelledby={`${name}-heading`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // "close" fires a frame after Escape; the dialog may have been opened again by then.
        if (dialog.current?.open !== true) onClose();
      }}
    >
      {/* Unmounted while closed, so that no hidden text repeats the page's. */}
      {isOpen && (
        <>
          <div class="dialog-head">
            <h2 id={`${name}-heading`}>{heading}</h2>
            <button type="button" class="round quiet" aria-label={closeName} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
