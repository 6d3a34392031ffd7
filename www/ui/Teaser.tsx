import type { ComponentChildren } from "preact";

interface Props {
  /** What is drawn, on a field of 120 by 72. */
  readonly picture: ComponentChildren;
  /** What there will be, in a line. */
  readonly children: ComponentChildren;
}

/** What stands where nothing was asked yet: what it gives, in a picture and a line. */
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
