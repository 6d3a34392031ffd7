import type { ComponentChildren } from "preact";

interface Props {
  readonly text: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** One thing that is said under the board, and what can be done about it. */
export function Line({ text, action }: Props) {
  return (
    <>
      <p>{text}</p>
      {action}
    </>
  );
}
