// Lengths of `auto` by processor time, for 24-puzzles above the optimum, and for larger boards, in the module in Node:
// `node benches/large.mjs`, after a build. Each board in a process of its own, without tables; 24-puzzles a second time with the
// tables of the first ten seconds.

import { apart, seconds, wordsHere } from "./apart.mjs";
import { KORF24 } from "./instances.mjs";
import { print, round } from "./report.mjs";

const MARKS = [0.5, 1, 2, 5, 10];
const SIDES = [6, 8, 10, 12, 16, 20];
const SEEDS = [1, 2, 3];

/** @typedef {{ first: number, lengths: number[] }} Run Seconds to the first answer, and the best length at each mark. */

const words = wordsHere();

if (words === null) {
  /** @type {Run[][]} */
  const korf = KORF24.boards.map((_, index) => apart(import.meta.url, "korf", index));
  const rows = ["from nothing", "with tables"].flatMap((tables, round_) => {
    const runs = korf.map((both) => both[round_]);
    return MARKS.map((mark, at) => {
      const excess = runs.map((run, index) => {
        return (run?.lengths[at] ?? Number.NaN) - (KORF24.boards[index]?.optimum ?? 0);
      });
      return {
        tables,
        "after s": mark,
        "moves above the optimum": round(
          excess.reduce((sum, more) => sum + more, 0) / excess.length,
        ),
        worst: Math.max(...excess),
        "first answer, worst s": round(Math.max(...runs.map((run) => run?.first ?? Number.NaN))),
      };
    });
  });
  print("korf24", "24-puzzles, `auto` in the module, processor time", rows);
  const random = SIDES.map((side) => {
    /** @type {Run[]} */
    const runs = SEEDS.map((seed) => apart(import.meta.url, "random", side, seed)[0]);
    return {
      board: `${side} x ${side}`,
      ...Object.fromEntries(
        MARKS.map((mark, at) => [
          `after ${mark} s`,
          runs.map(({ lengths }) => lengths[at] ?? "none").join(", "),
        ]),
      ),
    };
  });
  print("random", "Random boards, the length of `auto`'s best answer, processor time", random);
} else {
  const { default: init, scramble } = await import("../pkg/solve.js");
  await init();
  const [kind, first, second] = words;
  if (kind === "korf") {
    const { board = "" } = KORF24.boards[Number(first)] ?? {};
    console.log(
      JSON.stringify([await answers(board, 5, KORF24.goal), await answers(board, 5, KORF24.goal)]),
    );
  } else {
    const side = Number(first);
    const goal = [...Array.from({ length: side * side - 1 }, (_, tile) => tile + 1), "*"].join(" ");
    const board = scramble(goal, side, Number(second));
    console.log(JSON.stringify([await answers(board, side, goal)]));
  }
}

/** @param {string} board @param {number} width @param {string} goal @returns {Promise<Run>} */
async function answers(board, width, goal) {
  const { Search } = await import("../pkg/solve.js");
  const begun = seconds();
  const search = new Search(board, width, "auto", { goal });
  let first = Number.NaN;
  const lengths = [];
  let status = "paused";
  for (const mark of MARKS) {
    while (seconds() - begun < mark && status === "paused") {
      status = search.advance(2000);
      if (Number.isNaN(first) && search.stats().best !== null) first = seconds() - begun;
      // A search at its limit goes on without a proof, as in the page.
      if (status !== "paused" && search.goOn()) status = "paused";
    }
    lengths.push(search.stats().best ?? Number.NaN);
  }
  search.free();
  return { first, lengths };
}
