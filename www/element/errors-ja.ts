import { texts as jaErrors } from "../i18n/errors-ja";

/** The sentences for attributes that make no puzzle: on other elements `width` is a length. */
export const texts: typeof jaErrors = {
  ...jaErrors,
  "width-mismatch": (details) =>
    `${jaErrors["width-mismatch"](details)} width は列の数です。表示の大きさは CSS で決めてください。`,
};
