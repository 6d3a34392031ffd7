// The first answer of a fresh worker for each of Korf's 60 boards: `node benches/fresh.mjs`, after a build.

import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { KORF15 } from "./instances.mjs";
import { median, print, round } from "./report.mjs";

if (isMainThread) {
  /** @type {{ loading: number, answer: number }[]} */
  const times = [];
  for (const { board } of KORF15.boards) {
    const worker = new Worker(new URL(import.meta.url));
    times.push(
      await new Promise((done) => {
        worker.on("message", done);
        worker.postMessage(board);
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
    solve(board, 4, "auto", { goal: KORF15.goal });
    parentPort?.postMessage({ loading: loaded - start, answer: performance.now() - loaded });
  });
}
