import { texts as jaErrors } from "../i18n/errors-ja";

/** The page's sentences, with a hint for `width`, which is a length on other elements. */
export const texts: typeof jaErrors = {
  ...jaErrors,
  "width-mismatch": (details) =>
    `${jaErrors["width-mismatch"](details)} width は列の数です。表示の大きさは CSS で決めてください。`,
};
