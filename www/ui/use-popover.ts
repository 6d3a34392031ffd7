import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** Closes a popover on Escape, which returns the focus to its button, and on a press outside `frame`, which holds both. */
export function usePopover(
  isOpen: boolean,
  frame: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEscape(isOpen, () => {
    close();
    frame.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` sets a state, and never changes what it does
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && frame.current?.contains(target) !== true) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [isOpen]);
}

/** Calls `close` on Escape while open, and stops the key from closing anything else. */
function useEscape(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // Before paint: a frame later, this would still take an Escape meant for something else.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [isOpen]);
}
