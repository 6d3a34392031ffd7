import { dictionary } from "../../i18n/dictionary";

/** The words of the room where puzzles are made, fetched with it. */
export const makeWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
