/** What stands around every text of the dictionaries in the marked build of the page. */
export function marked(text: string): string {
  return text === "" ? "" : `⟦${text}⟧`;
}

type Made = (...args: readonly unknown[]) => unknown;

/** The same for the same texts, since the page compares them. */
const known = new WeakMap<object, unknown>();

/** In the place of `www/i18n/handed-out.ts`: marks every text, also those that functions make. */
export function handedOut(texts: unknown): unknown {
  if (typeof texts === "string") return marked(texts);
  if ((typeof texts !== "object" && typeof texts !== "function") || texts === null) return texts;
  const made = known.get(texts) ?? markedIn(texts);
  known.set(texts, made);
  return made;
}

function markedIn(texts: object): unknown {
  if (typeof texts === "function") {
    return (...args: readonly unknown[]) => handedOut((texts as Made)(...args));
  }
  if (Array.isArray(texts)) return texts.map(handedOut);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, handedOut(value)]));
}
