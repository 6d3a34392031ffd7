import type { DroppedTexts } from "./ja";

/** `key=value`, or the key alone. */
const pair = (key: string, value: string) => (value === "" ? key : `${key}=${value}`);

export const texts: DroppedTexts = {
  title: "Part of the link could not be read.",
  cutOff: "This link was cut off. Ask the sender for the whole link.",
  because: {
    "cut-off": () => "This link was cut off.",
    "maybe-cut": () =>
      "This board cannot be put in order. The link may have been cut off and have lost its goal.",
    query: (key, value) =>
      `Ignored “?${pair(key, value)}”: a puzzle goes after “#”, not after “?”.`,
    "unknown-key": (key, value) => `Ignored “${pair(key, value)}”: links have no key “${key}”.`,
    repeated: (key, value) =>
      `“${key}” came more than once; the first was used, and “${value}” was ignored.`,
    encoding: (key, value) => `Ignored “${pair(key, value)}”: wrong encoding (%).`,
    value: (key, value) => `Ignored “${key}”: unknown value “${value}”.`,
    "too-long": (key) => `Ignored “${key}”: too long.`,
    cut: (key, value) =>
      `“${key}” does not fit this board from “${value}” on; the moves before it were played.`,
    "no-board": (key) => `Ignored “${key}”: there is no board.`,
    unreadable: (key, value) => `Ignored “${pair(key, value)}”: it does not fit this board.`,
    "board-given": (key) => `Ignored “${key}”: there is a board already.`,
    "no-collection": (_key, value) =>
      `The collection could not be loaded, so “${value}” was not opened.`,
  },
};
