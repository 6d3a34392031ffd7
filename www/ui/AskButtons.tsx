import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** The buttons that start a tool. On a small screen the page scrolls to them when the tab opens. */
export function AskButtons({ class: more = "", children }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  // Scrolls before paint: a link to another part of the tab scrolls later, and so decides.
  useLayoutEffect(() => buttons.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div data-region="request" class={`ask-buttons ${more}`.trimEnd()} ref={buttons}>
      {children}
    </div>
  );
}
