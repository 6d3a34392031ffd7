// Memory of every method under a small limit, each in a process of its own: `node benches/memory.mjs`, after a build. On these
// boards, methods that store positions fill the limit or run for `SLICES`.

import { apart, wordsHere } from "./apart.mjs";
import { print, round } from "./report.mjs";

const KORF = "14 15 8 12/10 11 9 13/2 6 5 1/3 7 4 *";
const FIVE = "5 14 9 2 18/8 23 19 12 17/15 * 10 20 4/13 11 21 1 7/24 3 16 22 6";
// Fourteen dominoes on 6 x 5, with the rows in reverse order as the goal.
const DOMINOES = "AABBCC/DDEEFF/GG__HH/IIJJKK/LLMMNN";
const blocks = { blocks: "all", goal: "LLMMNN/IIJJKK/GG__HH/DDEEFF/AABBCC" };

/** @typedef {{ board: string, options?: object, make: string, limits: readonly number[] }} Case */
/** @type {Readonly<Record<string, Case>>} */
export const CASES = {
  bfs: { board: KORF, make: "search", limits: [1e7, 1e8] },
  bidirectional: { board: KORF, make: "search", limits: [1e7, 1e8] },
  iddfs: { board: KORF, make: "search", limits: [1e7] },
  astar: { board: KORF, make: "search", limits: [1e7, 1e8] },
  "ida-manhattan": { board: KORF, make: "search", limits: [1e7] },
  "ida-linear-conflict": { board: KORF, make: "search", limits: [1e7] },
  "ida-inversion": { board: KORF, make: "search", limits: [1e7] },
  "ida-walking": { board: KORF, make: "search", limits: [1e7] },
  "ida-pattern": { board: KORF, make: "search", limits: [1e7, 1e8] },
  human: { board: FIVE, make: "search", limits: [1e7] },
  anytime: { board: FIVE, make: "search", limits: [1e7, 1e8] },
  auto: { board: KORF, make: "search", limits: [1e7, 1e8] },
  "bfs, blocks": { board: DOMINOES, options: blocks, make: "search", limits: [1e7, 1e8] },
  "bidirectional, blocks": { board: DOMINOES, options: blocks, make: "search", limits: [1e7, 1e8] },
  survey: {
    board: "AABB/CCDD/EEFF/GG**",
    options: { maxNodes: 1e9 },
    make: "survey",
    limits: [1e7, 1e8],
  },
  "survey, blocks": {
    board: DOMINOES,
    options: { blocks: "all" },
    make: "survey",
    limits: [1e7, 1e8],
  },
  compose: { board: KORF, options: { depth: 60 }, make: "compose", limits: [1e7, 1e8] },
  countShortest: { board: KORF, make: "count", limits: [1e7, 1e8] },
};

/** Maximum of slices for a method that does not fill its limit. */
const SLICES = 100;

/** Nodes of a slice. */
const NODES = 100_000;

/**
 * Runs one case. Returns its peak of `stats().bytes`, and the growth of the module's memory.
 * @param {string} name
 * @param {number} maxBytes
 * @param {number} slices
 */
export async function held(name, maxBytes, slices = SLICES) {
  const { board, options, make } = CASES[name] ?? { board: "", make: "" };
  const solve = await import("../pkg/solve.js");
  const survey = await import("../pkg/survey.js");
  const { memory } = await (make === "search" ? solve : survey).default();
  const before = memory.buffer.byteLength;
  const all = { ...options, maxBytes };
  const [method = ""] = name.split(",");
  /** @type {{ advance(nodes: number): string, stats(): { bytes: number } }} */
  const task =
    make === "search"
      ? new solve.Search(board, 0, /** @type {import("taisou").Algorithm} */ (method), all)
      : make === "survey"
        ? new survey.Survey(board, 0, all)
        : make === "compose"
          ? new survey.Composer(board, 0, all)
          : new survey.ShortestCount(board, 0, all);
  let [status, bytes] = ["paused", 0];
  for (let slice = 0; slice < slices && status === "paused"; slice++) {
    status = task.advance(NODES);
    bytes = Math.max(bytes, task.stats().bytes);
  }
  return { status, bytes, grown: memory.buffer.byteLength - before };
}

const words = wordsHere();
if (words !== null) {
  console.log(JSON.stringify(await held(words[0] ?? "", Number(words[1]))));
} else if (import.meta.url === `file://${process.argv[1]}`) {
  const rows = Object.entries(CASES).flatMap(([name, { limits }]) =>
    limits.map((maxBytes) => {
      const { status, bytes, grown } = apart(import.meta.url, name, maxBytes);
      return {
        method: name,
        "maxBytes MB": maxBytes / 1e6,
        "stats().bytes MB": round(bytes / 1e6),
        "module's memory grew by MB": round(grown / 1e6),
        "of maxBytes": `${Math.round((100 * grown) / maxBytes)} %`,
        ended: status,
      };
    }),
  );
  print("memory", "What every method holds where it may hold little, the module in Node", rows);
}
