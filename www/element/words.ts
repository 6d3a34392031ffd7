import type { BoardTexts } from "../i18n/board-ja";
import { type Dictionary, dictionary } from "../i18n/dictionary";
import type { texts as jaErrors } from "../i18n/errors-ja";

/** The element's texts, fetched on demand. */
export interface Words {
  readonly board: Pick<Dictionary<BoardTexts>, "loadIn" | "in">;
  /** Sentences for errors in attributes. */
  readonly errors: Pick<Dictionary<typeof jaErrors>, "loadIn" | "in">;
}

export const words: Words = {
  board: dictionary({
    ja: async () => ({ texts: (await import("../i18n/board-ja")).jaBoard }),
    en: async () => ({ texts: (await import("../i18n/board-en")).enBoard }),
  }),
  errors: dictionary({
    ja: () => import("./errors-ja"),
    en: () => import("./errors-en"),
  }),
};
