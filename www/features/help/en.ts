import type { HelpTexts } from "./ja";

export const texts: HelpTexts = {
  theme: "Colours",
  themes: { auto: "Automatic", light: "Light", dark: "Dark" },
  byMouse:
    "Click any tile in the row or column of the blank: the whole line slides. Tiles and pieces can also be dragged, with the mouse or a finger. A swipe over the board slides the tile beside the blank in that direction.",
  byTouch:
    "Tap any tile in the row or column of the blank: the whole line slides. A swipe over the board slides the tile beside the blank in that direction. Larger pieces are dragged with a finger.",
  onBoard:
    "Tab into the board, and the arrow keys choose a cell instead; Enter or Space slides it. On a board with blocks, Enter or Space picks a piece up, the arrow keys push it, and the same key lets go.",

  gentle: "Gentle mode",
  gentleHelp: "Simple words, no timer, and emoji puzzles on offer",
  arrowsMoveBlank: "Arrow keys move the blank",
  helpArrows: {
    tile: "An arrow key slides the tile beside the blank in that direction.",
    blank: "An arrow key moves the blank in that direction.",
  },
  blankKeys: { slide: "Move the blank", slideLine: "Move the blank to the edge" },
  keysAskAgain:
    "While the clock runs, S, R and N ask to be pressed twice, so that a slip does not end your game.",

  keys: {
    slide: "Slide a tile into the blank",
    slideLine: "Slide the whole line",
    pick: "Pick up a piece or let go (boards with blocks)",
    push: "Push the piece",
    letGo: "Let go of the piece",
    draw: "Draw on a cell (arrows choose it)",
    hint: "Hint (again to make its move)",
    solve: "Solve (while searching: cancel)",
    copyLink: "Copy link",
    edit: "Make a board",
    playReplay: "Run or pause the solution",
    escape: "Close; cancel the search",
    help: "This help",
  },
  arrows: "Arrows",
  space: "Space",
  versionIs: (version) => `Taisou ${version}`,

  gradualHints: "Give hints step by step",
  keptTables: (size) => `Saved search tables: ${size}`,
  deleteTables: "Delete",
  tablesDeleted: "The saved tables are deleted.",
  keysHeading: "Keyboard",
  singleKeys: "Use single-letter keys",
};
