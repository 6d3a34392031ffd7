import { dictionary } from "../../i18n/dictionary";

/** The words of the drawing, fetched with it. */
export const drawWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
