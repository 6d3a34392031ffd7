import { dictionary } from "../../i18n/dictionary";

export const spaceWords = dictionary({ ja: () => import("./ja"), en: () => import("./en") });
