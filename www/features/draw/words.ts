import { dictionary } from "../../i18n/dictionary";

export const drawWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
