import type { Span } from "../model/puzzle/error-span";

interface Props {
  readonly text: string;
  readonly mark: Span;
}

/** A text with one part marked; an empty part marks a place where text is missing. */
export function MarkedText({ text, mark: { from, to } }: Props) {
  return (
    <>
      {text.slice(0, from)}
      <mark class={from === to ? "missing" : undefined}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
