import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Events that tell that the reader, or a link to another part of the tab, has gone elsewhere. */
const LEAVING = ["pointerdown", "keydown", "wheel", "touchmove", "focusin"] as const;

/** The buttons that begin what a tab is for. On a small screen the page scrolls to them when the tab opens. */
export function AskButtons({ class: more = "", children }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = () => buttons.current?.scrollIntoView({ block: "nearest" });
    show();
    // Parts above them that are still being fetched push them down.
    const observer = new ResizeObserver(show);
    observer.observe(document.body);
    const stop = () => {
      observer.disconnect();
      for (const event of LEAVING) window.removeEventListener(event, stop);
    };
    for (const event of LEAVING) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, []);
  return (
    <div class={`ask-buttons ${more}`.trimEnd()} ref={buttons}>
      {children}
    </div>
  );
}
