// Building pattern databases in the module in Node and natively, the least of three runs: `node benches/tables.mjs`, after a
// build. The time in the module is that of the slices of a search that built tables.

import { apart, native, seconds, wordsHere } from "./apart.mjs";
import { HARDEST15, KORF15, KORF24 } from "./instances.mjs";
import { print, round } from "./report.mjs";

/** Searches that build the measured tables, until the `last` ones are complete. */
const SEARCHES = {
  step: {
    ...HARDEST15,
    boards: HARDEST15.boards.slice(0, 1),
    metric: /** @type {const} */ ("step"),
    last: 57_657_600,
  },
  line: { ...KORF15, metric: /** @type {const} */ ("line"), last: 5_765_760 },
  large: {
    ...KORF24,
    boards: KORF24.boards.slice(0, 1),
    metric: /** @type {const} */ ("step"),
    last: 127_512_000,
  },
};

/** The measured tables: their size in abstract states, and the search that builds them. */
const TABLES = [
  { name: "5 of 15 tiles", search: "step", abstractStates: 524_160 },
  { name: "6 of 15 tiles", search: "step", abstractStates: 5_765_760 },
  { name: "7 of 15 tiles", search: "step", abstractStates: 57_657_600 },
  { name: "6 of 15 tiles, by lines", search: "line", abstractStates: 5_765_760 },
  { name: "5 of 24 tiles", search: "large", abstractStates: 6_375_600 },
  { name: "6 of 24 tiles", search: "large", abstractStates: 127_512_000 },
];

/** @typedef {Record<number, { names: string[], ms: number, bytes: number }>} Built By size in abstract states. */

const words = wordsHere();

if (words === null) {
  const alone = native("tables");
  /** @type {Record<string, Built[]>} */
  const inModule = Object.fromEntries(
    Object.keys(SEARCHES).map((search) => [
      search,
      Array.from({ length: 3 }, () => apart(import.meta.url, search)),
    ]),
  );
  const rows = TABLES.map(({ name, search, abstractStates }) => {
    const runs = (inModule[search] ?? []).map((built) => built[abstractStates]);
    const ms = Math.min(...runs.map((run) => run?.ms ?? Number.NaN));
    const natively = alone.find((one) => one.tables === name)?.ms ?? Number.NaN;
    return {
      tables: name,
      "how many": runs[0]?.names.length,
      "module ms": round(ms),
      "native ms": round(natively),
      "module/native": round(ms / natively),
      "kept MB": round((runs[0]?.bytes ?? Number.NaN) / 1e6),
    };
  });
  print("tables", "Building pattern databases, processor time", rows);
} else {
  const which = /** @type {keyof typeof SEARCHES} */ (words[0]);
  console.log(JSON.stringify(await build(SEARCHES[which])));
}

/** @param {{ boards: readonly { board: string }[], width: number, goal: string | undefined, metric: "step" | "line", last: number }} which */
async function build({ boards, width, goal, metric, last }) {
  const { default: init, Search, listTables, wantedTables } = await import("../pkg/solve.js");
  await init();
  const options = { metric, ...(goal !== undefined && { goal }) };
  /** @type {Built} */
  const built = {};
  for (const { board } of boards) {
    const search = new Search(board, width, "ida-pattern", options);
    let status = "paused";
    let idle = 0;
    while (status === "paused") {
      const [wanted] = wantedTables();
      // None is wanted for a moment between two tables.
      idle = wanted === undefined ? idle + 1 : 0;
      if (last in built && idle > 10) break;
      const before = seconds();
      status = search.advance(20_000);
      if (wanted !== undefined) {
        built[wanted.abstractStates] ??= { names: [], ms: 0, bytes: 0 };
        const own = /** @type {Built[number]} */ (built[wanted.abstractStates]);
        own.ms += (seconds() - before) * 1e3;
        if (!own.names.includes(wanted.name)) own.names.push(wanted.name);
      }
    }
    search.free();
  }
  for (const { name, bytes } of listTables()) {
    for (const own of Object.values(built)) if (own.names.includes(name)) own.bytes += bytes;
  }
  return built;
}
