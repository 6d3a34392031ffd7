import { dictionary } from "../../i18n/dictionary";

export const makeWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
