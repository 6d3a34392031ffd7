import { texts as checkEn } from "../../www/features/check/en";
import { texts as checkJa } from "../../www/features/check/ja";
import { texts as compareEn } from "../../www/features/compare/en";
import { texts as compareJa } from "../../www/features/compare/ja";
import { texts as howEn } from "../../www/features/how/en";
import { texts as howJa } from "../../www/features/how/ja";
import { texts as presetEn } from "../../www/features/make/en";
import { texts as presetJa } from "../../www/features/make/ja";
import { texts as shareEn } from "../../www/features/share/en";
import { texts as shareJa } from "../../www/features/share/ja";
import { texts as spaceEn } from "../../www/features/space/en";
import { texts as spaceJa } from "../../www/features/space/ja";
import { texts as whyEn } from "../../www/features/why/en";
import { texts as whyJa } from "../../www/features/why/ja";
import { texts as pageEn } from "../../www/i18n/en";
import { texts as pageJa } from "../../www/i18n/ja";
import type { Lang } from "../../www/model/state/lang";

/** The page fetches one language at a time; its tests have them all. */
function inBoth<Texts>(ja: Texts, en: Texts): (lang: Lang) => Texts {
  return (lang) => (lang === "ja" ? ja : en);
}

export const textsIn = inBoth(pageJa, pageEn);
export const checkTextsIn = inBoth(checkJa, checkEn);
export const compareTextsIn = inBoth(compareJa, compareEn);
export const howTextsIn = inBoth(howJa, howEn);
export const presetTextsIn = inBoth(presetJa, presetEn);
export const shareTextsIn = inBoth(shareJa, shareEn);
export const spaceTextsIn = inBoth(spaceJa, spaceEn);
export const whyTextsIn = inBoth(whyJa, whyEn);
