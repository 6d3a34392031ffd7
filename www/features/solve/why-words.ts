import { dictionary } from "../../i18n/dictionary";

/** What the feature says that shows why, for those who open a part of it here. */
export const whyWords = dictionary({
  ja: () => import("../why/ja"),
  en: () => import("../why/en"),
});
