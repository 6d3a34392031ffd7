/** Puts the marks of the marked build of the page around a text. */
function marked(text: string): string {
  return text === "" ? "" : `⟦${text}⟧`;
}

/** Returns the same object for the same texts, because the page compares them. */
const known = new WeakMap<object, unknown>();

/** Replaces `www/i18n/handed-out.ts`, and marks all texts, including the results of functions. */
export function handedOut<Texts>(texts: Texts): Texts {
  return markAll(texts) as Texts;
}

function markAll(texts: unknown): unknown {
  if (typeof texts === "string") return marked(texts);
  if ((typeof texts !== "object" && typeof texts !== "function") || texts === null) return texts;
  const made = known.get(texts) ?? markedIn(texts);
  known.set(texts, made);
  return made;
}

function markedIn(texts: object): unknown {
  if (typeof texts === "function") {
    return (...args: readonly unknown[]) => markAll(Reflect.apply(texts, null, args));
  }
  if (Array.isArray(texts)) return texts.map(markAll);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, markAll(value)]));
}
