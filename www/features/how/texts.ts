import type { Lang } from "../../model/state/lang";
import { howEn } from "./en";
import { type HowTexts, howJa } from "./ja";

const dictionaries: Record<Lang, HowTexts> = { ja: howJa, en: howEn };

export function howTextsIn(lang: Lang): HowTexts {
  return dictionaries[lang];
}
