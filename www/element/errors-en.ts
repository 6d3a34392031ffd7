import { texts as enErrors } from "../i18n/errors-en";

/** The sentences for attributes that make no puzzle: on other elements `width` is a length. */
export const texts: typeof enErrors = {
  ...enErrors,
  "width-mismatch": (details) =>
    `${enErrors["width-mismatch"](details)} width counts columns; size it by CSS.`,
};
