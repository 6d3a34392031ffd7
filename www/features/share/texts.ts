import type { Lang } from "../../model/state/lang";
import { shareEn } from "./en";
import { type ShareTexts, shareJa } from "./ja";

const dictionaries: Record<Lang, ShareTexts> = { ja: shareJa, en: shareEn };

export function shareTextsIn(lang: Lang): ShareTexts {
  return dictionaries[lang];
}
