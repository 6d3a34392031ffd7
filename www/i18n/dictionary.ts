import type { Lang } from "../model/lang";
import { handedOut } from "./handed-out";

/** Texts in all languages, each fetched separately. */
export interface Dictionary<Texts> {
  /** The feature whose texts they are. */
  readonly feature?: string;
  /** Fetches the texts in the language of the page, and in the next one during a change. */
  load(): Promise<void>;
  loadIn(lang: Lang): Promise<void>;
  /** The texts in a fetched language. */
  in(lang: Lang): Texts;
}

type Source<Texts> = () => Promise<{ readonly texts: Texts }>;

/** The loaders of all dictionaries in use. */
const inUse = new Set<(lang: Lang) => Promise<void>>();

/** The language of the page, and the last requested one. */
let spoken: Lang | null = null;
let wanted: Lang | null = null;

export function dictionary<Texts>(
  sources: Readonly<Record<Lang, Source<Texts>>>,
): Dictionary<Texts> {
  const loaded = new Map<Lang, Texts>();
  async function fetchIn(lang: Lang): Promise<void> {
    if (loaded.has(lang)) return;
    const { texts } = await sources[lang]();
    loaded.set(lang, handedOut(texts));
  }
  return {
    async load() {
      inUse.add(fetchIn);
      const languages = new Set([spoken, wanted].filter((lang) => lang !== null));
      await Promise.all([...languages].map(fetchIn));
    },
    loadIn: fetchIn,
    in(lang) {
      const texts = loaded.get(lang);
      if (texts === undefined) throw new Error(`Nothing is loaded that says it in ${lang}.`);
      return texts;
    },
  };
}

/**
 * Changes the language once every dictionary in use has its texts; `false` if another one was requested since.
 * Rejects if a text cannot be fetched; the page keeps its language.
 */
export async function speak(lang: Lang): Promise<boolean> {
  wanted = lang;
  try {
    await Promise.all([...inUse].map((fetchIn) => fetchIn(lang)));
  } catch (error) {
    if (wanted === lang) wanted = spoken;
    throw error;
  }
  if (wanted !== lang) return false;
  spoken = lang;
  return true;
}
