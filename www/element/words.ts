import type { BoardTexts } from "../i18n/board-ja";
import { type Dictionary, dictionary } from "../i18n/dictionary";
import type { texts as jaErrors } from "../i18n/errors-ja";

/** What an element says, fetched when it is to be said. */
export interface Words {
  readonly board: Pick<Dictionary<BoardTexts>, "loadIn" | "in">;
  /** Of attributes that make no puzzle. */
  readonly errors: Pick<Dictionary<typeof jaErrors>, "loadIn" | "in">;
}

/** Of all the page's words only these are fetched. */
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
