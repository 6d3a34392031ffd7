import type { Lang } from "./text";
import { whyEn } from "./why-en";
import { type WhyTexts, whyJa } from "./why-ja";

const dictionaries: Record<Lang, WhyTexts> = { ja: whyJa, en: whyEn };

export function whyTextsIn(lang: Lang): WhyTexts {
  return dictionaries[lang];
}
