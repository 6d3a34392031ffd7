import { moves, positions } from "../../i18n/en";
import { grouped } from "../../i18n/numbers";
import type { SolveTexts } from "./ja";

export const texts: SolveTexts = {
  keepsBest: "If you cancel, the best answer so far stays.",

  /** What each method is. */
  algorithmNotes: {
    auto: "Picks a method by the size of the board.",
    bfs: "Looks at every position, nearest to the start first. Shortest.",
    bidirectional: "Looks outward from the start and the goal until they meet. Shortest.",
    iddfs: "Looks depth-first, one move deeper each time. Shortest.",
    astar: "Looks first where the goal seems near. Shortest.",
    "ida-manhattan": "Cuts branches by each tile’s distance from its place. Shortest.",
    "ida-linear-conflict": "Adds to the distance for tiles in each other’s way. Shortest.",
    "ida-inversion": "Cuts branches by counting tiles out of order. Shortest.",
    "ida-walking": "Cuts branches by counting moves between rows and columns. Shortest.",
    "ida-pattern": "Looks up in tables how far groups of tiles have to go. Shortest.",
    human: "Puts rows and columns in place, the rest by search. Not the shortest.",
    anytime: "Finds an answer at once, then shorter ones.",
  },

  tooManyChips: "Too many moves to list one by one; here they are as text.",
  moveList: "List of moves",
  asText: "As text",
  copyMoves: "Copy moves",
  lettersHelp: "U up, D down, L left, R right; a number repeats the move.",

  chosenBecause: {
    few: "chosen because all positions can be kept",
    near: "a short look from both ends was enough",
    goals: "chosen because the goal fits very many positions",
    exact: "chosen because one table holds every distance",
    many: "chosen because there are too many positions to keep",
    huge: "chosen because no method is sure to finish on so many positions",
    undecided: "chosen because only keeping all positions shows whether there is an answer",
  },

  boundNote: (bound) => grouped`No solution takes fewer than ${bound}`,
  byAlgorithm: (name, why) => (why === null ? `Algorithm: ${name}` : `Algorithm: ${name} (${why})`),
  solvedFrom: "This solution begins at a position after the start",
  stoppedNodes: "The limit of positions was reached.",
  stoppedBytes: "The limit of memory was reached. Try another algorithm.",
  stoppedNothingLeft: "This algorithm found no answer. Try another one.",
  stoppedBudget: "Press Solve to try again.",
  reached: (seen, depth) => `${positions(seen)} seen, down to depth ${depth}. `,
  provenSoFar: (bound) => `Any answer takes at least ${moves(bound)}.`,
};
