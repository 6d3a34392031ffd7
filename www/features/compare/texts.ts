import type { Lang } from "../../model/state/lang";
import { compareEn } from "./en";
import { type CompareTexts, compareJa } from "./ja";

const dictionaries: Record<Lang, CompareTexts> = { ja: compareJa, en: compareEn };

export function compareTextsIn(lang: Lang): CompareTexts {
  return dictionaries[lang];
}
