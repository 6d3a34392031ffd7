import { dictionary } from "./dictionary";

/** What the page says from the start; its features have dictionaries of their own. */
export const pageTexts = dictionary({ ja: () => import("./ja"), en: () => import("./en") });

/** The same, with what only the rooms to explore and to make puzzles say; fetched with their parts. */
export const toolTexts = dictionary({
  ja: () => import("./tools/ja"),
  en: () => import("./tools/en"),
});

/** What the module objects to, for what needs no more words than these. */
export const errorTexts = dictionary({
  ja: () => import("./errors-ja"),
  en: () => import("./errors-en"),
});
