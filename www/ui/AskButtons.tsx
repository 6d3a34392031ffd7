import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The buttons that begin what a tab is for. On a small screen the page scrolls to them when the tab opens. */
export function AskButtons({ class: more = "", children }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  // Before the page is painted, so that a link to another part of the tab has the last word.
  useLayoutEffect(() => buttons.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div class={`ask-buttons ${more}`.trimEnd()} ref={buttons}>
      {children}
    </div>
  );
}
