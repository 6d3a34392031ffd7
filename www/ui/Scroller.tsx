import "./results-table.css";
import type { ComponentChildren, RefObject } from "preact";
import { arrowOf } from "./keys";

interface Props {
  /** Its accessible name, or the id of its heading. */
  readonly name: { readonly text: string } | { readonly id: string };
  readonly frame?: RefObject<HTMLElement | null>;
  readonly children: ComponentChildren;
}

/** A container that scrolls a wide table sideways. */
export function Scroller({ name, frame, children }: Props) {
  return (
    <section
      class="results"
      {...(frame !== undefined && { ref: frame })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys too
      tabIndex={0}
      aria-label={"text" in name ? name.text : undefined}
      aria-labelledby={"id" in name ? name.id : undefined}
      // Arrow keys scroll the table instead of sliding tiles.
      onKeyDown={(event) => {
        if (arrowOf(event) !== null) event.stopPropagation();
      }}
    >
      {children}
    </section>
  );
}
