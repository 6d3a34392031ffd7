import { moves, readable } from "../../i18n/english";
import type { GentleTexts } from "./ja";

export const texts: GentleTexts = {
  undo: "Back",
  redo: "Forward",
  restart: "Start over",
  solve: "Answer",
  share: "Send",
  scrambleWays: "Ways to mix",
  collection: "Puzzles",
  helpHeading: "Help and settings",
  touching: "Tap a tile beside the gap",
  touchingPieces: "Tap a piece, or slide it with a finger",
  playing: "Click a tile beside the gap",
  dragging: "Click a piece, or drag it",
  taskPicture: "Make this picture",
  taskMove: (...symbols) => {
    const names = readable(symbols);
    return `Bring ${names.length > 2 ? "the red pieces" : names.join(" and ")} to the dashes`;
  },
  optimum: "Shortest",
  optimumIs: (count) => String(count),
  moveCount: (count) => moves(count),
  result: (count) => moves(count),
  wonIn: (count) => `Solved in ${moves(count)}.`,
  hintIs: (symbol, direction, { moves: count, proven, begun }, where = "") => {
    const rest = begun ? "go on with it" : `${proven ? "" : "at most "}${moves(count)} to go`;
    return `${symbol}${where} goes ${direction} (${rest})`;
  },
  liveIs: (count) => `${count} to go`,
};
