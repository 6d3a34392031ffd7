import { spaceEn } from "./space-en";
import { type SpaceTexts, spaceJa } from "./space-ja";
import type { Lang } from "./text";

const dictionaries: Record<Lang, SpaceTexts> = { ja: spaceJa, en: spaceEn };

export function spaceTextsIn(lang: Lang): SpaceTexts {
  return dictionaries[lang];
}
