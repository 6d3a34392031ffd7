import { presetsEn } from "./presets-en";
import { type PresetTexts, presetsJa } from "./presets-ja";
import type { Lang } from "./text";

const dictionaries: Record<Lang, PresetTexts> = { ja: presetsJa, en: presetsEn };

export function presetTextsIn(lang: Lang): PresetTexts {
  return dictionaries[lang];
}
