import type { Lang } from "../../i18n/text";
import { spaceEn } from "./en";
import { type SpaceTexts, spaceJa } from "./ja";

const dictionaries: Record<Lang, SpaceTexts> = { ja: spaceJa, en: spaceEn };

export function spaceTextsIn(lang: Lang): SpaceTexts {
  return dictionaries[lang];
}
