import { dictionary } from "./dictionary";

/** The texts of the first load. Features have dictionaries of their own. */
export const pageTexts = dictionary({ ja: () => import("./ja"), en: () => import("./en") });

/** The texts of the views Explore and Make, fetched with their parts. */
export const toolTexts = dictionary({
  ja: () => import("./tools/ja"),
  en: () => import("./tools/en"),
});

/** The errors of the module, for parts that need no other texts. */
export const errorTexts = dictionary({
  ja: () => import("./errors-ja"),
  en: () => import("./errors-en"),
});
