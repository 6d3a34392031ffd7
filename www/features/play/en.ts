import type { LeftTexts } from "./ja";

export const texts: LeftTexts = {
  promise: "After each move: how many moves are left at best, and which moves are best next.",
  best: "Best next moves",
  bestHelp: "They are marked on the board, too. Press one to make it.",
  go: (symbol, way) => `${symbol} ${way}`,
};
