import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { findRegion } from "./regions";

interface Props {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The buttons that start a tool. On a small screen the page scrolls for them when the tab opens, if the board can stay. */
export function AskButtons({ class: more = "", children }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  // Scrolls before paint: a link to another part of the tab scrolls later, and so decides.
  useLayoutEffect(() => showWithBoard(buttons.current), []);
  return (
    <div data-region="request" class={`ask-buttons ${more}`.trimEnd()} ref={buttons}>
      {children}
    </div>
  );
}

/** Scrolls to the first part above the buttons that brings them into view, so that no part is cut by the upper edge. */
function showWithBoard(buttons: HTMLElement | null): void {
  // The buttons' margin has room for the toolbar.
  const below = (buttons?.getBoundingClientRect().bottom ?? 0) + 80 - innerHeight;
  const isEnough = (part: HTMLElement | null) => (part?.getBoundingClientRect().top ?? 0) >= below;
  const first = below > 0 && [findRegion("goal"), findRegion("board")].find(isEnough);
  if (first) first.scrollIntoView({ block: "start" });
}
