import { checkEn } from "./check-en";
import { type CheckTexts, checkJa } from "./check-ja";
import type { Lang } from "./text";

const dictionaries: Record<Lang, CheckTexts> = { ja: checkJa, en: checkEn };

export function checkTextsIn(lang: Lang): CheckTexts {
  return dictionaries[lang];
}
