import type { DroppedTexts } from "./ja";

/** `key=value`, as the link has it; a key by itself where it has no value. */
const pair = (key: string, value: string) => (value === "" ? key : `${key}=${value}`);

export const texts: DroppedTexts = {
  title: "Part of the link could not be read.",
  cutOff: "This link was cut off. Ask the sender for the whole link.",
  because: {
    "cut-off": () => "This link was cut off.",
    "maybe-cut": () =>
      "This board cannot be put in order. The link may have been cut off and have lost its goal.",
    query: (key, value) =>
      `“?${pair(key, value)}” was left out: a puzzle goes after “#”, not after “?”.`,
    "unknown-key": (key, value) =>
      `“${pair(key, value)}” was left out: these links have no key “${key}”.`,
    repeated: (key, value) =>
      `“${key}” came more than once; the first was used, and “${value}” was left out.`,
    encoding: (key, value) => `“${pair(key, value)}” is not well encoded (%) and was left out.`,
    value: (key, value) => `“${pair(key, value)}” makes no sense here and was left out.`,
    "too-long": (key) => `“${key}” is too long and was left out.`,
    cut: (key, value) =>
      `“${key}” does not fit this board from “${value}” on; the moves before it were played.`,
    "no-board": (key) => `“${key}” came without a board and was left out.`,
    unreadable: (key, value) => `“${pair(key, value)}” does not fit this board and was left out.`,
    "board-given": (key) => `There is a board already, so “${key}” was left out.`,
    "no-collection": (_key, value) =>
      `The collection could not be loaded, so “${value}” was not opened.`,
  },
};
