import "./readout.css";
import "./tool-panel.css";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  /** Fields and buttons that start and stop the tool. */
  readonly request: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The panel of one Explore tab: request first, result beside it where the screen is wide enough. */
export function ToolPanel({ request, children }: Props) {
  const result = useRef<HTMLDivElement>(null);
  /** Set by a press of a button that starts the tool, until the reader goes on. */
  const stand = useRef<Stand | null>(null);
  // After every change, because a result grows.
  useLayoutEffect(() => {
    if (stand.current !== null) stand.current = bringResult(stand.current, result.current);
  });
  return (
    <div class="tool-panel">
      <div
        class="tool-request"
        onClickCapture={({ target }) => {
          const isStart = target instanceof Element && target.closest(".ask-buttons") !== null;
          stand.current = isStart ? standNow() : null;
        }}
      >
        {request}
      </div>
      <div class="tool-result" ref={result}>
        {children}
      </div>
    </div>
  );
}

/** Where the reader is on the page. */
interface Stand {
  readonly y: number;
  readonly focus: Element | null;
}

const standNow = (): Stand => ({ y: scrollY, focus: document.activeElement });

/** Scrolls to a result that begins near the lower edge of the window or below; `null` once the reader has gone on. */
function bringResult(stand: Stand, result: HTMLElement | null): Stand | null {
  if (stand.y !== scrollY || stand.focus !== document.activeElement) return null;
  if (result === null || result.querySelector(".teaser") !== null) return stand;
  if (result.getBoundingClientRect().top > innerHeight * 0.7) result.scrollIntoView();
  return standNow();
}
