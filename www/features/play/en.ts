import type { LeftTexts } from "./ja";

export const texts: LeftTexts = {
  promise: "After each move: the fewest moves left, and the best next moves.",
  best: "Best next moves",
  bestHelp: "They are marked on the board too. Click or tap one to make it.",
  go: (symbol, way) => `${symbol} ${way}`,
};
