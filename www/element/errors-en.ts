import { texts as enErrors } from "../i18n/errors-en";

/** The page's sentences, with a hint for `width`, which is a length on other elements. */
export const texts: typeof enErrors = {
  ...enErrors,
  "width-mismatch": (details) =>
    `${enErrors["width-mismatch"](details)} width counts columns; size it by CSS.`,
};
