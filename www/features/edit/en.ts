import type { EditTexts } from "./ja";

export const texts: EditTexts = {
  startHelp:
    "One symbol is one tile. * is the blank, # a wall. New rows by line break or /. Width and goal are worked out for you.",
  goalHelp:
    "Leave empty for the usual order. ? is anything. An empty line between several goals: any will do.",
  goalPlaceholder: "in order",
  widthPlaceholder: (width) => (width === "" ? "automatic" : `automatic (${width})`),
  blankPlaceholder: "* or _",
  blocksHelp: "Symbols that form one piece each (or “all”).",
  blocksPlaceholder: "none",
  gatesHelp: "Same-size board; cells marked x admit only pieces named in the goal.",
  sameHelp: "Groups of symbols that may swap places in the goal, such as 2349,567",
  boardKept: " The board stays as it was.",
};
