import type { ComponentChildren } from "preact";

interface Props {
  readonly text: ComponentChildren;
  readonly action?: ComponentChildren;
}

/** A message of the status line, with its action. */
export function Line({ text, action }: Props) {
  return (
    <>
      <p>{text}</p>
      {action}
    </>
  );
}
