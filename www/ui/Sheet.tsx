import type { ComponentChildren } from "preact";
import { useModal } from "./modal";

interface Props {
  readonly id: string;
  readonly class: string;
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet over the page. It is modal: a press beside it closes it and does not reach the dimmed board. */
export function Sheet({ label, open, onClose, children, ...rest }: Props) {
  const dialog = useModal(open);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a keyboard closes it with Escape
    <dialog
      {...rest}
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget, clientX: x, clientY: y }) => {
        // Presses on the backdrop and on the padding both have the dialog as their target.
        const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
        const isBeside = x < left || x > right || y < top || y > bottom;
        if (target === currentTarget && isBeside) onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
