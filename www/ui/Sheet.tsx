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

/**
 * A sheet over the page. It is modal, so a press beside it closes it and reaches nothing on the page: a dimmed board must
 * not move.
 */
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
        // A press on the backdrop comes from the dialog itself, as one on its padding does.
        const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
        const isBeside = x < left || x > right || y < top || y > bottom;
        if (target === currentTarget && isBeside) onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
