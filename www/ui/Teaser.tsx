import type { ComponentChildren } from "preact";

interface Props {
  /** SVG content on a canvas of 120 by 72. */
  readonly picture: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Placeholder for the result of a tool that has not run. */
export function Teaser({ picture, children }: Props) {
  return (
    <div class="teaser">
      <svg viewBox="0 0 120 72" aria-hidden="true">
        {picture}
      </svg>
      <p class="note">{children}</p>
    </div>
  );
}
