import { moves } from "../../i18n/en";
import type { HowTexts } from "./ja";

const even = (parity: 0 | 1) => (parity === 0 ? "even" : "odd");
export const texts: HowTexts = {
  lead: "Why can some boards never be solved, and how can anyone be sure that a solution is the shortest? Move the boards and see, step by step. All numbers are computed live for the board you see.",
  contents: "Contents",
  large: "Large text",
  boardTools: (board) => `${board}: tools`,
  openInPlayer: "Open in the player",
  compareHere: "Compare methods on this board",
  movable:
    "Click or tap a tile to move it. By keyboard, go to the board with Tab, choose with the arrow keys and press Enter.",
  working: "Working it out…",

  chapters: {
    moves: {
      title: "Moves and positions",
      before: [
        "Every arrangement of the tiles is a position, and a move leads to a neighbouring one. To find the shortest solution is to find the shortest way to the goal on a large map, in which positions are places and moves are roads.",
        "Moves can be counted in more than one way. In single steps, every tile that goes one cell is a move. In whole lines, a row of tiles pushed at once is a single move. Move a tile that is not beside the blank, and the two counts differ.",
      ],
      after: [
        "Eight tiles and a blank can be put on nine cells in 9! = 362,880 ways, and exactly half of them, 181,440 positions, can be reached from the goal (the next chapter says why half). The farthest are 31 single steps away, or 24 moves counted in whole lines.",
        "On the 4×4 board of the 15-puzzle 16!/2 = 10,461,394,944,000 positions can be reached. The farthest are 80 single steps away (Brüngger and others 1999).",
      ],
    },
    parity: {
      title: "Parity, and boards without a solution",
      before: [
        "A move lets the blank and a neighbouring tile change places. If the blank counts as a piece, a move is one exchange of two pieces. How many exchanges it takes to make this board from the goal depends on the order in which you do it, but whether that number is even or odd does not. Every move flips it.",
        "Paint the cells like a chessboard, and every move flips the colour of the blank’s cell too. The two always flip together, so the parity of their sum never changes, whatever you do.",
      ],
      after: [
        "So a board whose sum has another parity than the goal’s can never be solved. The 14-15 puzzle, with only 14 and 15 exchanged, is such a board. If the parity is right, every rectangular board of at least 2×2 cells can be solved (Johnson and Story 1879). This is why exactly half of all arrangements can.",
        "Identical tiles change this. When two of them change places the board looks the same, but the parity has flipped. In the puzzle that gave this page its name, two identical tiles change places, and so two other letters alone can be exchanged.",
      ],
    },
    bounds: {
      title: "Lower bounds",
      before: [
        "A lower bound is a number the solution cannot be shorter than, found without searching. It must never exceed the true distance: that is what makes it safe to give up branches that cannot be good enough.",
        "The number in a tile’s corner is how far it is from its place, along rows and columns. A move takes one tile one cell, so no solution is shorter than their sum, the Manhattan distance. Two tiles joined by a line are in each other’s way: both belong in the row or column where they are, but the other way round. One of them has to step out and back, which adds two moves for each tile that makes way: linear conflict.",
      ],
      after: [
        "Move the board, and see that no bound ever exceeds the true distance. Linear conflict is by Hansson, Mayer and Yung (1992), inversion distance and walking distance are by K. Takahashi. For the 8-puzzle one table holds all eight tiles, so there the pattern database gives the distance itself.",
      ],
    },
    search: {
      title: "Search methods",
      before: [
        "Breadth-first search explores every position, nearest first, and has to remember them all. Iterative deepening searches depth-first up to a limit, and begins again with a higher one. It remembers only the path it is on, but revisits the same positions.",
        "IDA* (Korf 1985) is iterative deepening with a lower bound: where the moves so far and the bound together exceed the limit, it goes no further. The higher the bound, the fewer positions it explores. At the end of this chapter you can watch a search step by step.",
      ],
      after: [
        "Bidirectional search needs so much less because, instead of one tree of depth d, it explores two of half that depth: where every move branches b ways, about twice b to the power d/2 instead of b to the power d.",
        "The number for pattern databases leaves out the work of building the tables.",
      ],
    },
    patterns: {
      title: "Pattern databases",
      before: [
        "Look at some of the tiles only, and ignore which of the others is which: that is a pattern. Bringing its tiles home (the bright ones) never takes more moves than bringing all of them home. And they can be placed in far fewer ways, so the values for all of these can be put into a table beforehand (Culberson and Schaeffer 1998).",
      ],
      after: [
        "The table is made backwards from the goal. The goal’s own placement gets 0, those one move away get 1, those beyond get 2, and so on, breadth-first: a single search finds the value of every placement.",
        "Values from two tables cannot simply be added, because the same move may count in both. So each table counts only moves of its own tiles. Then every move counts in one table at most, and the sum still never exceeds the true distance: additive pattern databases (Korf and Felner 2002).",
      ],
    },
    proof: {
      title: "When shortest is proven",
      before: [
        "Finding a solution does not say that it is the shortest. That is certain only when a lower bound, which says that nothing shorter exists, has come up to the length of the solution found.",
        "The method “Anytime (keeps improving)” finds some answer first, then shortens it and raises the bound. Start it on the board below and watch the two numbers meet.",
      ],
      after: [
        "Beside every proven answer, “Check it yourself” runs a second, short program. It shares no code with the first, plays the moves, and finds for itself that nothing is shorter.",
        "Stopped early, it still knows something: the shortest solution takes at least as many moves as the bound, and at most as many as the solution found. “Not proven shortest” means that the two have not met yet.",
        "“Stopped” means that a limit was reached, or that a method without proof had nothing left to try. It does not mean that there is no solution. The page says that a goal cannot be reached only if that is proven: by parity, by the shape of the board, or because every position that can be reached was explored.",
      ],
    },
  },

  movesBoard: "Moves board",
  metric: "Counted in",
  made: "Moves made",
  shortest: "Shortest from here",

  parityBoard: "Parity board",
  parityPuzzles: "Puzzle",
  parityPuzzleNames: { eight: "8-puzzle", fifteen: "14-15 puzzle", letters: "Identical tiles" },
  parityTable: "Parity, move by move",
  now: "Now",
  movesAgo: (count) => `${count} ago`,
  exchanges: "Least number of exchanges",
  colour: "Blank’s colour",
  colours: ["light 0", "dark 1"],
  sum: "Sum",
  even,
  sumNow: (now, goal) =>
    now === goal
      ? `The sum is ${even(now)}, as at the goal.`
      : `The sum is ${even(now)}, but at the goal it is ${even(goal)}.`,
  solvable: "This board can be solved.",
  unsolvable: "This board cannot be solved.",
  identicalTiles:
    "The sum depends on which of the two identical tiles is taken for which. One of the two choices fits, so the board can be solved.",

  boundsBoard: "Bounds board",
  boundsTable: "Bounds of this board",
  bound: "Bound",
  value: "Moves",
  boundNames: {
    manhattan: "Manhattan distance",
    conflict: "Linear conflict",
    inversion: "Inversion distance",
    walking: "Walking distance",
    pattern: "Pattern database",
  },
  boundNotes: {
    manhattan: "the sum of all tiles’ distances",
    conflict: "two moves more for each tile that makes way",
    inversion: "pairs out of order, divided by how many a move can mend",
    walking: "only moves from row to row and column to column",
    pattern: "moves for groups of tiles, from a table",
  },
  trueDistance: "True distance",
  distanceNote: (distance) => `${distance} from its place`,
  sumOfParts: (parts, sum) => `The corners add up: ${parts} = ${sum}`,
  makeWay: (tiles) =>
    tiles === 0
      ? "No tiles are in each other’s way."
      : `${tiles === 1 ? "1 tile has" : `${tiles} tiles have`} to make way: ${tiles * 2} moves more`,

  searchBoard: "Search board",
  searchTable: "Positions explored to solve this board",
  method: "Method",
  positions: "Positions",
  orMore: (positions) => `${positions} or more (given up)`,
  searchLength: (count) => `The shortest solution of this board takes ${moves(count)}.`,
  logScale: "The bars are on a logarithmic scale.",
  watch: "Watch a search step by step",
  watchText:
    "Each step expands the first position in a queue: it is taken out, and the new positions one move away from it join. The methods differ only in what orders the queue: g, the moves so far, h, a lower bound on the moves to go (Manhattan distance), or their sum.",
  queueOrder: "Order of the queue",
  queueOrders: { breadth: "Breadth-first: g", star: "A*: g + h", greedy: "Greedy: h" },
  step: "Step",
  pause: "Pause",
  expanded: "Expanded",
  places: ["Now", "Next", "2nd", "3rd", "4th"],
  watchHint: "● expanded, ○ waiting, ◇ goal. Of equal f, the position found first comes first.",
  counts: (expanded, waiting) =>
    `${expanded} expanded, ${waiting} waiting, ${expanded + waiting} seen`,
  watchEnd: (length, expanded, why) =>
    `${expanded} positions expanded to find a solution of ${moves(length)}. ${why}`,
  watchWhy: {
    breadth: "Proven shortest: everything nearer to the start was expanded before.",
    star: "Proven shortest: no waiting position has a smaller f.",
    greedy: "Not proven shortest: this order ignores the moves so far.",
  },

  patternBoard: "Pattern board",
  pattern: "Tiles in the pattern",
  tilesFromTo: (from, to) => `${from} to ${to}`,
  patternTable: "Moves for the pattern",
  patternMoves: "To bring the bright tiles home",
  allMoves: "To bring all tiles home",
  placements: "Placements of these tiles",
  placementsOf: (product, count) => `${product} = ${count}`,
  fifteenText:
    "This is a 15-puzzle. Its tiles are divided into groups of 6, 6 and 3, whose values may be added. Choose a group to light it up.",
  fifteenBoard: "15-puzzle board",
  groups: "Groups",
  group: (number, tiles) => `Group ${number} (${tiles} tiles)`,
  fifteenTable: "Bounds and distance of the 15-puzzle",
  smallTables: "Tables of 5, 5 and 5",
  largeTables: "Tables of 6, 6 and 3",
  buildTables: "Build tables of 6, 6 and 3, and solve",
  building: "Building tables…",
  unknown: "unknown",
  tableSizes:
    "Six tiles can be placed in 16×15×14×13×12×11 = 5,765,760 ways, five in 524,160. The tables of this page also tell apart in which region the tiles enclose the blank, and keep each value in one bit, since every move changes it by one: about 1.5 MB for a table of six. A search begins with tables of five, and builds those of six, and at last of seven, only if it grows long. Each value is looked up for the board’s mirror image too, and the greater one counts.",

  proofBoard: "Proof board",
  run: "Solve, then improve",
  stop: "Stop",
  notRun: "Not started yet.",
  found: "Solution found",
  lower: "Bound",
  notYet: "none yet",
  between: (least, most) =>
    most === null
      ? `The shortest takes ${moves(least)} or more.`
      : `The shortest takes between ${least} and ${moves(most)}.`,
  proven: (count) => `Bound and solution have met: ${moves(count)} is the shortest.`,
  gap: "Bound and solution found",

  references: "References",
};
