import type { Span } from "../../model/puzzle/error-span";

/** The most characters that the table shows. */
const MOST = 64;

/** Cuts a text around its marked part, or after its beginning. */
export function excerptOf(
  text: string,
  mark: Span | null,
): { readonly text: string; readonly mark: Span | null } {
  if (text.length <= MOST) return { text, mark };
  const begin = Math.min(Math.max((mark?.from ?? 0) - MOST / 4, 0), text.length - MOST);
  const [before, after] = [begin > 0 ? "…" : "", begin + MOST < text.length ? "…" : ""];
  const cut = `${before}${text.slice(begin, begin + MOST)}${after}`;
  if (mark === null) return { text: cut, mark };
  const at = (place: number) => Math.min(place - begin, MOST) + before.length;
  return { text: cut, mark: { from: at(mark.from), to: at(mark.to) } };
}
