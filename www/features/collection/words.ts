import { dictionary } from "../../i18n/dictionary";

export const collectionWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
