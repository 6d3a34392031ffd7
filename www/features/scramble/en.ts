import type { ScrambleTexts } from "./ja";

export const texts: ScrambleTexts = {
  anyOrder: "Any order",
  fair: "Every arrangement that can be solved is equally likely.",
  exactly: "Exactly",
  moves: "moves",
  movesLabel: "Moves to the goal",
  range: (most) => `1 to ${most}`,
  go: "Scramble so far",
  far: (moves) => ` (${moves} moves)`,
  looking: "Looking for other ways to scramble…",
  drawing: "Looking for a board…",
  failed: "None was found. Press again.",
};
