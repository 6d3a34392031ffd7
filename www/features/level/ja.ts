import { jaStanding } from "../../i18n/standing-ja";

/** What is said of how hard the puzzle is; fetched when that is known. */
export const texts = jaStanding;

export type LevelTexts = typeof texts;
