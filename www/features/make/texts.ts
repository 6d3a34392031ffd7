import type { Lang } from "../../model/state/lang";
import { presetsEn } from "./en";
import { type PresetTexts, presetsJa } from "./ja";

const dictionaries: Record<Lang, PresetTexts> = { ja: presetsJa, en: presetsEn };

export function presetTextsIn(lang: Lang): PresetTexts {
  return dictionaries[lang];
}
