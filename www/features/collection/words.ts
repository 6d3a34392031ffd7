import { dictionary } from "../../i18n/dictionary";

/** The words of the list of puzzles, fetched with it. */
export const collectionWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
