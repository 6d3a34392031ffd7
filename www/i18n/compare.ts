import { compareEn } from "./compare-en";
import { type CompareTexts, compareJa } from "./compare-ja";
import type { Lang } from "./text";

const dictionaries: Record<Lang, CompareTexts> = { ja: compareJa, en: compareEn };

export function compareTextsIn(lang: Lang): CompareTexts {
  return dictionaries[lang];
}
