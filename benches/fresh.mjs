// The first answer of a fresh worker, for each of Korf's 60 boards: `node benches/fresh.mjs`, after a build.

import { readFileSync } from "node:fs";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { median, print, round } from "./report.mjs";

const GOAL = "* 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15";

if (isMainThread) {
  const boards = readFileSync("tests/data/korf15.txt", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.trim().split(/\s+/).slice(1, 17));
  /** @type {{ loading: number, answer: number }[]} */
  const times = [];
  for (const tiles of boards) {
    const worker = new Worker(new URL(import.meta.url));
    const text = tiles.map((tile) => (tile === "0" ? "*" : tile)).join(" ");
    times.push(
      await new Promise((done) => {
        worker.on("message", done);
        worker.postMessage(text);
      }),
    );
    await worker.terminate();
  }
  /** @param {number[]} values */
  const summary = (values) => ({
    "median ms": round(median(values)),
    "worst ms": round(Math.max(...values)),
  });
  print("fresh", "The first answer of a fresh worker in Node, over the 60 boards", [
    { what: "loading the module", ...summary(times.map(({ loading }) => loading)) },
    { what: "answer after loading", ...summary(times.map(({ answer }) => answer)) },
    { what: "both", ...summary(times.map(({ loading, answer }) => loading + answer)) },
  ]);
} else {
  parentPort?.once("message", async (board) => {
    const start = performance.now();
    const { default: init, solve } = await import("../pkg/index.js");
    await init();
    const loaded = performance.now();
    solve(board, 4, "auto", { goal: GOAL });
    parentPort?.postMessage({ loading: loaded - start, answer: performance.now() - loaded });
  });
}
