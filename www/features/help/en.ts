import type { HelpTexts } from "./ja";

export const texts: HelpTexts = {
  byMouse:
    "Click any tile in the row or column of the blank: the whole line slides. Tiles and pieces can also be dragged, with the mouse or a finger. A swipe over the board slides the tile beside the blank in that direction.",
  byTouch:
    "Tap any tile in the row or column of the blank: the whole line slides. A swipe over the board slides the tile beside the blank in that direction. Larger pieces are dragged with a finger.",
  onBoard:
    "Tab into the board, and the arrow keys choose a cell instead; Enter or Space slides it. On a board with blocks, Enter or Space picks a piece up, the arrow keys push it, and the same key lets go.",
  arrowsMoveBlank: "Arrow keys move the blank",
  helpArrows: {
    tile: "An arrow key slides the tile beside the blank in that direction.",
    blank: "An arrow key moves the blank in that direction.",
  },
  blankKeys: { slide: "Move the blank", slideLine: "Move the blank to the edge" },
  keptTables: (size) => `Tables kept for searches: ${size}`,
  deleteTables: "Delete",
  tablesDeleted: "The kept tables are deleted.",
};
