import { useLayoutEffect, useRef } from "preact/hooks";

/** Calls `close` on Escape while open, and stops the key from closing anything else. */
export function useEscape(isOpen: boolean, close: () => void): void {
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
