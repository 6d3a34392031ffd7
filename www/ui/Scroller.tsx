import "./tables.css";
import type { ComponentChildren } from "preact";
import { arrowOf } from "./keys";

interface Props {
  /** Its name, or the id of the heading that is. */
  readonly name: { readonly text: string } | { readonly id: string };
  readonly children: ComponentChildren;
}

/** A table that may be wider than its room, and is then scrolled. */
export function Scroller({ name, children }: Props) {
  return (
    <section
      class="results"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys too
      tabIndex={0}
      aria-label={"text" in name ? name.text : undefined}
      aria-labelledby={"id" in name ? name.id : undefined}
      // The arrows scroll it, and slide no tiles meanwhile.
      onKeyDown={(event) => {
        if (arrowOf(event) !== null) event.stopPropagation();
      }}
    >
      {children}
    </section>
  );
}
