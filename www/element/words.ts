// The texts of every language need it; their own chunk would be one more request.
import "../i18n/numbers";
import type { BoardTexts } from "../i18n/board-ja";
import { dictionary } from "../i18n/dictionary";

export const words = {
  board: dictionary<BoardTexts>({
    ja: async () => ({ texts: (await import("../i18n/board-ja")).jaBoard }),
    en: async () => ({ texts: (await import("../i18n/board-en")).enBoard }),
  }),
  errors: dictionary({ ja: () => import("./errors-ja"), en: () => import("./errors-en") }),
};

export type Words = typeof words;
