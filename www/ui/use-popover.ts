import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { useEscape } from "./use-escape";

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
