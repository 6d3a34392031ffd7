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
  /** The scroll and the focus after a press that starts the tool, until the reader goes on. */
  const stand = useRef<readonly unknown[] | null>(null);
  // After every change, because a result grows.
  useLayoutEffect(() => {
    const shown = result.current;
    const [y, focus] = stand.current ?? [];
    if (shown === null || y !== scrollY || focus !== document.activeElement) stand.current = null;
    else if (shown.querySelector(".teaser") === null) {
      // It begins near the lower edge of the window, or below.
      if (shown.getBoundingClientRect().top > innerHeight * 0.7) shown.scrollIntoView();
      stand.current = standNow();
    }
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

const standNow = () => [scrollY, document.activeElement];
