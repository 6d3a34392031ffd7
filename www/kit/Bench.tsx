import type { ComponentChildren } from "preact";

interface Props {
  /** What is asked: fields, and the buttons that begin and end it. */
  readonly ask: ComponentChildren;
  /** What came of it. */
  readonly children: ComponentChildren;
}

/** A tab of the room for exploring: what is asked stands first, and what came of it beside that where there is room. */
export function Bench({ ask, children }: Props) {
  return (
    <div class="bench">
      <div class="bench-ask">{ask}</div>
      <div class="bench-told">{children}</div>
    </div>
  );
}
