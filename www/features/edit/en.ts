import type { EditTexts } from "./ja";

export const texts: EditTexts = {
  startHelp:
    "One symbol is one tile. * is the blank, # a wall. New rows by line break or /. Width and goal follow.",
  goalHelp:
    "Empty: numbers in order, words as they are written. ? is anything. An empty line between several goals: any will do.",
  goalPlaceholder: "in order",
  widthPlaceholder: (width) => (width === "" ? "automatic" : `automatic (${width})`),
  blankPlaceholder: "* or _",
  blocksHelp: "Symbols of which all cells are one piece, or all.",
  blocksPlaceholder: "none",
  gatesHelp: "A board of the same size; only a piece that the goal names enters its cells x.",
  sameHelp: "Groups that the goal does not tell apart, such as 2349,567",
  boardKept: " The board stays as it was.",
};
