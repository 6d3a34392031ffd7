import { moves, positions } from "../../i18n/en";
import { grouped } from "../../i18n/numbers";
import type { SolveTexts } from "./ja";

export const texts: SolveTexts = {
  keepsBest: "If you cancel, the best answer so far stays.",

  algorithmNotes: {
    auto: "Chooses a method to suit the board.",
    bfs: "Explores every position, nearest to the start first. Always shortest.",
    bidirectional: "Explores from the start and the goal until they meet. Always shortest.",
    iddfs: "Depth-first with a rising depth limit. Always shortest.",
    astar: "Explores the most promising positions first. Always shortest.",
    "ida-manhattan": "Prunes by each tile’s distance from its place. Always shortest.",
    "ida-linear-conflict": "Adds moves for tiles in each other’s way. Always shortest.",
    "ida-inversion": "Prunes by counting tiles out of order. Always shortest.",
    "ida-walking": "Prunes by counting moves between rows and columns. Always shortest.",
    "ida-pattern": "Looks up in tables how far groups of tiles have to go. Always shortest.",
    human: "Puts rows and columns in place, then searches the rest. Not always shortest.",
    anytime: "Finds an answer at once, then shorter ones.",
  },

  tooManyChips: "Too many moves to list one by one; here they are as text.",
  moveList: "List of moves",
  asText: "As text",
  copyMoves: "Copy moves",
  lettersHelp: "U up, D down, L left, R right; a number repeats the move.",

  chosenBecause: {
    few: "chosen because all positions fit in memory",
    near: "a short search from both ends was enough",
    goals: "chosen because very many positions match the goal",
    exact: "chosen because one table holds every distance",
    many: "chosen because there are too many positions to keep in memory",
    huge: "chosen because nothing is guaranteed to finish on a space this large",
    undecided: "chosen because only keeping all positions shows whether there is a solution",
  },

  boundNote: (bound) => grouped`No solution takes fewer than ${bound}`,
  byAlgorithm: (name, why) => (why === null ? `Algorithm: ${name}` : `Algorithm: ${name} (${why})`),
  solvedFrom: "This solution begins at a position after the start",
  stoppedNodes: "Reached the position limit.",
  stoppedBytes: "Reached the memory limit. Try another algorithm.",
  stoppedNothingLeft: "This algorithm found no answer. Try another one.",
  stoppedBudget: "The search was interrupted. Press Solve to try again.",
  reached: (seen, depth) => `${positions(seen)} seen, down to depth ${depth}. `,
  provenSoFar: (bound) => `Any answer takes at least ${moves(bound)}.`,
};
