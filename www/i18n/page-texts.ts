import { dictionary } from "./dictionary";

/** What the page says from the start; its features have dictionaries of their own. */
export const pageTexts = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
