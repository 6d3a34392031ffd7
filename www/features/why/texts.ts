import type { Lang } from "../../model/state/lang";
import { whyEn } from "./en";
import { type WhyTexts, whyJa } from "./ja";

const dictionaries: Record<Lang, WhyTexts> = { ja: whyJa, en: whyEn };

export function whyTextsIn(lang: Lang): WhyTexts {
  return dictionaries[lang];
}
