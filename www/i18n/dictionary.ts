import type { Lang } from "../model/lang";
import { handedOut } from "./handed-out";

/** Texts in every language, each of which is fetched by itself. */
export interface Dictionary<Texts> {
  /** Fetches the texts in the language that the page speaks, and in the one that it is about to speak. */
  load(): Promise<void>;
  /** Fetches the texts in this language alone, whatever the page speaks. */
  loadIn(lang: Lang): Promise<void>;
  /** The texts in a language that was fetched. */
  in(lang: Lang): Texts;
}

type Source<Texts> = () => Promise<{ readonly texts: Texts }>;

/** How each dictionary that somebody wanted fetches another language. */
const inUse = new Set<(lang: Lang) => Promise<void>>();

/** The language that the page speaks, and the one that it was told to speak last. */
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
 * Fetches what every dictionary in use says in this language; `false` if the page was told meanwhile to speak another one.
 * Rejects if not all of it can be had, and the page goes on in the language before.
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
