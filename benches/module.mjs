// Times the module in Node: `node benches/module.mjs`, or beside that of another commit, alternating in one run:
// `node benches/module.mjs ../other/pkg`. Absolute times differ between machines and hours; their ratios do not. Each case runs in a
// process of its own: cold is the first call in a fresh instance, warm the median of the five after it.

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { apart, coldAndWarm, wordsHere } from "./apart.mjs";
import { KORF15 } from "./instances.mjs";
import { median, print, round } from "./report.mjs";
import { measure } from "./rounds.mjs";

/** @typedef {import("../pkg/index.js").SolveOptions} SolveOptions */
/** @typedef {import("../pkg/index.js").Algorithm} Algorithm */
/** @typedef {{ name: string, board: string, width: number, goal?: string, algorithm: Algorithm, options?: SolveOptions }} Case */
/** @typedef {typeof import("../pkg/index.js")} Package */
/** @typedef {{ name: string, runs: number, time: (pkg: Package) => Promise<Record<string, number>> }} Measure Times in milliseconds. */

const park = (/** @type {number} */ side) => ({
  board: `車${"口".repeat(side * side - 2)}*`,
  width: side,
  goal: `${"?".repeat(side * side - 1)}車`,
});

/** @type {SolveOptions} */
const blocks = { blocks: "all", metric: "move" };

/** The puzzles whose times the product promises. @type {readonly Case[]} */
const CASES = [
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
  { name: "11-puzzle, 53 moves", board: "_ 3 2 1/8 7 6 5/4 11 10 9", width: 4, algorithm: "auto" },
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

/** @param {Package} pkg @param {Case} which */
function solve(pkg, { board, width, goal, algorithm, options }) {
  return pkg.solve(board, width, algorithm, {
    ...(goal === undefined ? {} : { goal }),
    ...options,
  });
}

/** @param {"step" | "line"} metric @returns {Measure["time"]} */
const korf15 = (metric) => async (pkg) => {
  const boards = KORF15.boards.map(({ board }) => board);
  const { rounds } = await measure(pkg, { method: "auto", metric }, boards);
  const { cold, second, third, warm } = rounds;
  return {
    cold: cold.total,
    second: second.total,
    third: third.total,
    warm: warm.total,
    "warm median": warm.median,
    "warm worst": warm.worst,
  };
};

/** Measures beside another module: medians of `runs` processes. @type {readonly Measure[]} */
const MEASURES = [
  ...CASES.map((which) => ({
    name: `${which.name}, ${which.algorithm}`,
    runs: 5,
    time: async (/** @type {Package} */ pkg) => coldAndWarm(() => solve(pkg, which)),
  })),
  {
    name: "survey of the 8-puzzle",
    runs: 5,
    time: async (pkg) => coldAndWarm(() => pkg.survey("123/456/78*", 0)),
  },
  { name: "60 15-puzzles, auto", runs: 3, time: korf15("step") },
  { name: "60 15-puzzles, auto by lines", runs: 1, time: korf15("line") },
];

const words = wordsHere();

if (words !== null) {
  const [index, folder = "pkg", beside] = words;
  const pkg = await import(pathToFileURL(resolve(folder, "index.js")).href);
  const { memory } = await pkg.default();
  const result = beside
    ? await MEASURES[Number(index)]?.time(pkg)
    : figures(pkg, memory, /** @type {Case} */ (CASES[Number(index)]));
  console.log(JSON.stringify(result));
} else if (process.argv[2] === undefined) {
  const rows = CASES.map((_, index) => apart(import.meta.url, index));
  print("module", `The module in Node ${process.version}`, rows);
} else {
  const both = [resolve("pkg"), resolve(process.argv[2])];
  print(
    "beside",
    "The module beside another commit's",
    MEASURES.flatMap((one, index) => compare(one, index, both)),
  );
}

/** @param {Package} pkg @param {WebAssembly.Memory} memory @param {Case} which */
function figures(pkg, memory, which) {
  /** @type {import("../pkg/index.js").Solution | undefined} */
  let solution;
  const { cold, warm } = coldAndWarm(() => {
    solution = solve(pkg, which);
  });
  return {
    puzzle: which.name,
    method: which.algorithm,
    moves: solution?.length ?? "none",
    nodes: solution?.nodes,
    "cold ms": round(cold),
    "warm ms": round(warm),
    "memory MB": round(memory.buffer.byteLength / 1e6),
  };
}

/** @param {Measure} measure @param {number} index @param {readonly string[]} both */
function compare({ name, runs }, index, both) {
  /** @type {Record<string, number>[][]} */
  const found = both.map(() => []);
  for (let run = 0; run < runs; run++) {
    for (const [at, pkg] of both.entries()) {
      found[at]?.push(apart(import.meta.url, index, pkg, "beside"));
    }
  }
  return Object.keys(found[0]?.[0] ?? {}).map((when) => {
    const [here = Number.NaN, there = Number.NaN] = found.map((times) =>
      median(times.map((one) => one[when] ?? Number.NaN)),
    );
    return {
      what: `${name}, ${when}`,
      "here ms": round(here),
      "there ms": round(there),
      "here/there": round(here / there),
    };
  });
}
