// What is measured, in the module and natively: the puzzles whose times the product promises.

const park = (/** @type {number} */ side) => ({
  board: `車${"口".repeat(side * side - 2)}*`,
  width: side,
  goal: `${"?".repeat(side * side - 1)}車`,
});

/** @typedef {import("../pkg/index.js").SolveOptions} SolveOptions */
/** @typedef {{ name: string, board: string, width: number, goal?: string, algorithm: string, options?: SolveOptions }} Case */

/** @type {SolveOptions} */
const blocks = { blocks: "all", metric: "move" };

/** @type {readonly Case[]} */
export const CASES = [
  { name: "one tile, 10 x 10", ...park(10), algorithm: "auto" },
  { name: "one tile, 10 x 10", ...park(10), algorithm: "bfs" },
  { name: "one tile, 32 x 32", ...park(32), algorithm: "bfs" },
  {
    name: "ウアタソ*マイタノ",
    board: "ウアタソ*マイタノ",
    width: 3,
    goal: "ソウアイ*タタノマ",
    algorithm: "auto",
  },
  {
    name: "アタマノタイソウ*",
    board: "アタマノタイソウ*",
    width: 3,
    goal: "アタマノタイウソ*",
    algorithm: "auto",
  },
  { name: "8-puzzle, 31 moves", board: "867/254/3*1", width: 3, algorithm: "auto" },
  { name: "8-puzzle, whole space", board: "867/254/3*1", width: 3, algorithm: "bfs" },
  {
    name: "8-puzzle, no answer",
    board: "ウアタソ*マイセノ",
    width: 3,
    goal: "ソウアイ*タセノマ",
    algorithm: "bfs",
  },
  {
    name: "11-puzzle, 53 moves",
    board: "_ 3 2 1/8 7 6 5/4 11 10 9",
    width: 4,
    algorithm: "auto",
  },
  {
    name: "15-puzzle, Korf's 2nd, 55 moves",
    board: "13 5 4 10 9 12 8 14 2 3 7 1 * 15 11 6",
    width: 4,
    goal: "* 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
    algorithm: "auto",
  },
  {
    name: "15-puzzle, Korf's 3rd, 59 moves",
    board: "14 7 8 2 13 11 10 4 9 12 5 * 3 6 1 15",
    width: 4,
    goal: "* 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
    algorithm: "auto",
  },
  {
    name: "Klotski",
    board: "ABBC/ABBC/DEEF/DGHF/I**J",
    width: 4,
    goal: "????/????/????/?BB?/?BB?",
    algorithm: "auto",
    options: blocks,
  },
  {
    name: "Super Century",
    board: "2345/1165/1167/*887/*9aa",
    width: 4,
    goal: "????/????/????/?11?/?11?",
    algorithm: "auto",
    options: blocks,
  },
  {
    name: "Trapped Treasure",
    board: "0AA1/0AA1/2BB3/2CC3/4567/4**8",
    width: 4,
    goal: "????/????/????/????/?AA?/?AA?",
    algorithm: "auto",
    options: blocks,
  },
];
