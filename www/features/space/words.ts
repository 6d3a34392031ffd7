import { dictionary } from "../../i18n/dictionary";

/** The words of all that is about whole spaces, fetched with it. */
export const spaceWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
