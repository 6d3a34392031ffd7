import { existsSync, readdirSync } from "node:fs";
import type { Direction } from "taisou";
import { ENTRIES } from "../../www/app/entries";
import type { featureTexts } from "../../www/features/feature-texts";
import { inLang } from "../../www/i18n/title";
import { texts as pageEn } from "../../www/i18n/tools/en";
import { texts as pageJa } from "../../www/i18n/tools/ja";
import type { Lang } from "../../www/model/lang";
import type { MovesLeft } from "../../www/model/play/play";

export type { Lang };

/** The texts of each feature, by the name of its folder. */
type Features = {
  readonly [Name in keyof typeof featureTexts]: ReturnType<(typeof featureTexts)[Name]["in"]>;
};

const folder = new URL("../../www/features/", import.meta.url);

async function featuresIn(lang: Lang): Promise<Features> {
  const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/en.ts`, folder)));
  const texts = names.map(async (name) => {
    const module = await import(`../../www/features/${name}/${lang}.ts`);
    return [name, module.texts];
  });
  return Object.fromEntries(await Promise.all(texts)) as Features;
}

const FEATURES = { ja: await featuresIn("ja"), en: await featuresIn("en") };

/** All dictionaries of the page in one language. Tests find controls by their texts. */
export function wordsIn(lang: Lang) {
  const { make: presets, play: left, ...features } = FEATURES[lang];
  return {
    ...features,
    presets,
    left,
    t: lang === "ja" ? pageJa : pageEn,
    /** The name of a puzzle of the collection. */
    puzzle(id: string): string {
      const entry = ENTRIES.find((one) => one.id === id);
      if (entry === undefined) throw new Error(`The collection has no ${id}.`);
      return inLang(entry.name, lang);
    },
  };
}

export type Words = ReturnType<typeof wordsIn>;

/** Matches a text that begins with these words. */
export function beginning(words: string): RegExp {
  return new RegExp(`^${escaped(words)}`);
}

/** Matches this text with any other numbers in it. */
export function numbered(text: string): RegExp {
  return new RegExp(escaped(text).replace(/\d[\d,]*/g, "\\d[\\d,]*"));
}

/** Matches a text with any of the four directions in it, and one character in place of `§`. */
export function directed(say: (direction: Direction) => string): RegExp {
  const texts = (["up", "right", "down", "left"] as const).map((one) => escaped(say(one)));
  return new RegExp(`(?:${texts.join("|")})`.replaceAll("§", "(.)"));
}

/** A proven number of moves left, at the beginning of a move. */
export function left(moves: number): MovesLeft {
  return { moves, proven: true, begun: false };
}

function escaped(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
