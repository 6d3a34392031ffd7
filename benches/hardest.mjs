// The seventeen hardest 15-puzzles in the module in Node, each in a process of its own, without and with tables, with one and
// two workers: `node benches/hardest.mjs`, after a build.

import { apart, seconds, wordsHere } from "./apart.mjs";
import { HARDEST15 } from "./instances.mjs";
import { print, round } from "./report.mjs";

/** Rounds in their order. "from nothing" begins with a fresh worker. */
const ROUNDS = [
  { what: "from nothing", workers: 1 },
  { what: "with what that left", workers: 1 },
  { what: "with what that left", workers: 2 },
  { what: "from nothing", workers: 2 },
];

/** @typedef {{ nodes: number, spent: number, passed: number }} Run `spent` in seconds of the processor, `passed` of the clock. */

const words = wordsHere();

if (words === null) {
  /** @type {Run[][]} */
  const boards = HARDEST15.boards.map((_, index) => apart(import.meta.url, index));
  const rows = ROUNDS.map(({ what, workers }, round_) => {
    const runs = boards.flatMap((board) => board[round_] ?? []);
    return {
      tables: what,
      workers,
      nodes: sum(runs.map(({ nodes }) => nodes)),
      "mean s of the processor": mean(runs.map(({ spent }) => spent)),
      "mean s": mean(runs.map(({ passed }) => passed)),
      "worst s": round(Math.max(...runs.map(({ passed }) => passed))),
    };
  });
  print("hardest", "The hardest 15-puzzles, `auto` by `taisou/worker` in Node", rows);
} else {
  const { createTaisou } = await import("../pkg/worker.js");
  let taisou = createTaisou();
  const { board = "" } = HARDEST15.boards[Number(words[0])] ?? {};
  /** @type {Run[]} */
  const runs = [];
  for (const { what, workers } of ROUNDS) {
    if (what === "from nothing") {
      taisou.close();
      taisou = createTaisou();
    }
    const [spent, passed] = [seconds(), performance.now()];
    const { length, optimal, nodes } = await taisou.solve(board, HARDEST15.width, "auto", {
      workers,
    });
    if (length !== 80 || !optimal) throw new Error(`${board} takes 80 moves.`);
    runs.push({ nodes, spent: seconds() - spent, passed: (performance.now() - passed) / 1000 });
  }
  taisou.close();
  console.log(JSON.stringify(runs));
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((all, value) => all + value, 0);
}

/** @param {readonly number[]} values */
function mean(values) {
  return round(sum(values) / values.length);
}
