import type { Lang } from "../model/state/lang";
import { en } from "./en";
import { ja, type Texts } from "./ja";

const dictionaries: Record<Lang, Texts> = { ja, en };

export function textsIn(lang: Lang): Texts {
  return dictionaries[lang];
}
