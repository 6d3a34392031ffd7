// The seventeen hardest 15-puzzles in the module in Node, each in a process of its own: from nothing, again with the tables
// there, and then with a second worker: `node benches/hardest.mjs`, after a build.

import { apart, seconds, wordsHere } from "./apart.mjs";
import { HARDEST15 } from "./instances.mjs";
import { print, round } from "./report.mjs";

const words = wordsHere();

if (words === null) {
  /** @type {{ nodes: number[], seconds: number[] }[]} */
  const boards = HARDEST15.boards.map((_, index) => apart(import.meta.url, index));
  const rows = ["from nothing", "with what that left"].map((what, round_) => {
    const times = boards.map((board) => board.seconds[round_] ?? 0);
    const nodes = boards.reduce((sum, board) => sum + (board.nodes[round_] ?? 0), 0);
    return { tables: what, nodes, ...summary(times) };
  });
  print("hardest", "The hardest 15-puzzles, `auto` in the module, processor time", rows);
} else {
  const { default: init, solve } = await import("../pkg/solve.js");
  await init();
  const { board = "" } = HARDEST15.boards[Number(words[0])] ?? {};
  const nodes = [];
  const times = [];
  for (let run = 0; run < 2; run++) {
    const before = seconds();
    const solution = solve(board, HARDEST15.width, "auto");
    if (solution.length !== 80 || !solution.optimal) throw new Error(`${board} takes 80 moves.`);
    times.push(seconds() - before);
    nodes.push(solution.nodes);
  }
  console.log(JSON.stringify({ nodes, seconds: times }));
}

/** @param {readonly number[]} times */
function summary(times) {
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    "mean s": round(total / times.length),
    "worst s": round(Math.max(...times)),
    "in all s": round(total),
  };
}
