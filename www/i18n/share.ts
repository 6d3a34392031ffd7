import { shareEn } from "./share-en";
import { type ShareTexts, shareJa } from "./share-ja";
import type { Lang } from "./text";

const dictionaries: Record<Lang, ShareTexts> = { ja: shareJa, en: shareEn };

export function shareTextsIn(lang: Lang): ShareTexts {
  return dictionaries[lang];
}
