import type { Lang } from "../../model/state/lang";
import { checkEn } from "./en";
import { type CheckTexts, checkJa } from "./ja";

const dictionaries: Record<Lang, CheckTexts> = { ja: checkJa, en: checkEn };

export function checkTextsIn(lang: Lang): CheckTexts {
  return dictionaries[lang];
}
