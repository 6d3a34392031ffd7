import type { ScrambleTexts } from "./ja";

export const texts: ScrambleTexts = {
  fair: "Every solvable arrangement is equally likely.",
  exactly: "Exactly",
  moves: "moves",
  movesLabel: "Moves to the goal",
  range: (most) => `1 to ${most}`,
  go: "Scramble",
  goName: "Scramble to this number of moves",
  far: (moves) => ` (${moves} moves)`,
  looking: "Looking for other ways to scramble…",
  drawing: "Looking for a board…",
  failed: "No such board turned up. Try again.",
};
