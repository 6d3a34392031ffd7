// Sets the built module beside that of another commit, in turn in one run: `node benches/beside.mjs ../other/pkg`. Machines differ,
// and one machine from hour to hour; what is twice as fast here is so elsewhere. Medians of five runs, each in a process of its
// own; of those that take seconds, one.

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { apart, wordsHere } from "./apart.mjs";
import { CASES } from "./cases.mjs";
import { KORF15 } from "./instances.mjs";
import { median, print, round } from "./report.mjs";
import { measure } from "./rounds.mjs";

/** @typedef {Record<string, number>} Times Milliseconds, by when. */
/** @typedef {{ name: string, runs: number, time: (pkg: typeof import("../pkg/index.js")) => Promise<Times> }} Measure */

/** The first call in a fresh instance, and the median of five after it. @param {() => unknown} act @returns {Times} */
function coldAndWarm(act) {
  const times = Array.from({ length: 6 }, () => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return { cold: times[0] ?? Number.NaN, warm: median(times.slice(1)) };
}

/** @param {"step" | "line"} metric @returns {Measure["time"]} */
const korf15 = (metric) => async (pkg) => {
  const boards = KORF15.boards.map(({ board }) => board);
  const [cold, second, warm] = (await measure(pkg, { method: "auto", metric }, boards)).rounds;
  return {
    cold: cold?.total ?? Number.NaN,
    second: second?.total ?? Number.NaN,
    warm: warm?.total ?? Number.NaN,
    "warm median": warm?.median ?? Number.NaN,
    "warm worst": warm?.worst ?? Number.NaN,
  };
};

/** @type {readonly Measure[]} */
const MEASURES = [
  ...CASES.map(({ name, board, width, goal, algorithm, options }) => ({
    name: `${name}, ${algorithm}`,
    runs: 5,
    time: async (/** @type {typeof import("../pkg/index.js")} */ pkg) =>
      coldAndWarm(() =>
        pkg.solve(board, width, /** @type {import("../pkg/index.js").Algorithm} */ (algorithm), {
          ...(goal === undefined ? {} : { goal }),
          ...options,
        }),
      ),
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

if (words === null) {
  const [other = ""] = process.argv.slice(2);
  const both = [resolve("pkg"), resolve(other)];
  const rows = MEASURES.flatMap(({ name, runs }, index) => {
    /** @type {Times[][]} */
    const found = both.map(() => []);
    for (let run = 0; run < runs; run++) {
      for (const [at, pkg] of both.entries()) found[at]?.push(apart(import.meta.url, index, pkg));
    }
    return Object.keys(found[0]?.[0] ?? {}).map((when) => {
      const [here, there] = found.map((times) =>
        median(times.map((one) => one[when] ?? Number.NaN)),
      );
      return {
        what: `${name}, ${when}`,
        "here ms": round(here ?? Number.NaN),
        "there ms": round(there ?? Number.NaN),
        "here/there": round((here ?? Number.NaN) / (there ?? Number.NaN)),
      };
    });
  });
  print("beside", "The module beside another commit's", rows);
} else {
  const [index, folder = ""] = words;
  const pkg = await import(pathToFileURL(resolve(folder, "index.js")).href);
  await pkg.default();
  console.log(JSON.stringify(await MEASURES[Number(index)]?.time(pkg)));
}
