import { howEn } from "./how-en";
import { type HowTexts, howJa } from "./how-ja";
import type { Lang } from "./text";

const dictionaries: Record<Lang, HowTexts> = { ja: howJa, en: howEn };

export function howTextsIn(lang: Lang): HowTexts {
  return dictionaries[lang];
}
