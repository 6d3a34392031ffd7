import type { Span } from "../model/puzzle/error-span";

/** A text with one part marked; an empty part marks a place where text is missing. */
export function MarkedText({ text, mark }: { readonly text: string; readonly mark: Span }) {
  const { from, to } = mark;
  return (
    <>
      {text.slice(0, from)}
      <mark class={from === to ? "missing" : undefined}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}
