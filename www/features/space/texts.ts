import type { Lang } from "../../model/state/lang";
import { spaceEn } from "./en";
import { type SpaceTexts, spaceJa } from "./ja";

const dictionaries: Record<Lang, SpaceTexts> = { ja: spaceJa, en: spaceEn };

export function spaceTextsIn(lang: Lang): SpaceTexts {
  return dictionaries[lang];
}
