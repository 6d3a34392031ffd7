import type { DrawTexts } from "./ja";

export const texts: DrawTexts = {
  heading: "Drawing",
  surfaces: "What to draw",
  goal: (number, goals) => (goals === 1 ? "Goal" : `Goal ${number}`),
  anotherGoal: "Another goal",
  fillRest: "Fill the rest with anything",
  startPicture: "Drawing of the start",
  goalPicture: (number, goals) =>
    goals === 1 ? "Drawing of the goal" : `Drawing of goal ${number}`,
  tools: "Tools",
  names: {
    newPiece: "New piece",
    wall: "Wall",
    blank: "Blank",
    any: "Anything",
    erase: "Erase",
    symbol: "Tile",
  },
  piece: (symbol) => `Piece ${symbol}`,
  typed: "Symbol of the tile",
  notes: {
    newPiece: "The cells of one stroke become one piece.",
    wall: "Draw where the walls go.",
    blank: "Draw where the blanks go.",
    any: "Draw where anything may be.",
    erase: "Removes every piece that you touch.",
    symbol: "Puts tiles with this symbol where you draw.",
    typeFirst: "Type a symbol, then draw.",
    extend: (symbol) => `Piece ${symbol} grows by the cells that you draw over.`,
    place: (symbol) => `Puts piece ${symbol} on the cell that you click or tap.`,
  },
  columns: (count) => (count === 1 ? "1 column" : `${count} columns`),
  rows: (count) => (count === 1 ? "1 row" : `${count} rows`),
  undo: "Undo the last stroke",
};
