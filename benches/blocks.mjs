// Block puzzles breadth-first in the module in Node: `node benches/blocks.mjs`, after a build, or with names of puzzles of
// `tests/data/blocks.txt`; `PKG=folder` takes another module. Each in a process of its own: processor time, the best of up to
// sixty, and the memory of the module at the end.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { apart, seconds, taisou, wordsHere } from "./apart.mjs";
import { print, round } from "./report.mjs";

const USUAL = [
  "klotski",
  "super-century",
  "layton-trapped-treasure",
  "layton-from-right-to-left",
  "layton-the-time-machine",
];

const words = wordsHere();

if (words !== null) {
  console.log(JSON.stringify(await measure(words[0] ?? "")));
} else {
  const named = process.argv.slice(2);
  const chosen = named.length > 0 ? named : USUAL;
  const rows = chosen.map((name) => {
    const { ms, ...rest } = apart(import.meta.url, name);
    const { start, options } = read(name);
    const puzzle = { board: start, ...options, blocks: options.blocks.join("") };
    const args = ["bench", JSON.stringify(puzzle), "--method", "bfs", "--runs", 9, "--json"];
    const [{ seconds: native }] = taisou(args);
    return { ...rest, "module ms": ms, "native ms": round(1000 * native[0]) };
  });
  print(
    "blocks",
    "Blocks, `move`, breadth-first, the best of up to sixty in the module and of nine natively",
    rows,
  );
}

/** @param {string} name */
async function measure(name) {
  const pkg = pathToFileURL(resolve(process.env.PKG ?? "pkg", "index.js")).href;
  const { default: init, Search, solve } = await import(pkg);
  const { memory } = await init();
  const { start, options } = read(name);
  const times = [];
  let solution = null;
  while (times.length < 60 && times.reduce((sum, time) => sum + time, 0) < 2000) {
    const before = seconds();
    solution = solve(start, 0, "bfs", options);
    times.push((seconds() - before) * 1e3);
  }
  let bytes = 0;
  const search = new Search(start, 0, "bfs", options);
  while (search.advance(50_000) === "paused") bytes = Math.max(bytes, search.stats().bytes);
  search.free();
  return {
    puzzle: name,
    moves: solution?.length ?? "none",
    positions: solution?.nodes,
    ms: round(Math.min(...times)),
    "bytes a position": round(bytes / solution.nodes),
    "memory MB": round(memory.buffer.byteLength / 1e6),
  };
}

/** @param {string} name */
function read(name) {
  const line = readFileSync("tests/data/blocks.txt", "utf8")
    .split("\n")
    .find((line) => line.startsWith(`${name} `));
  if (line === undefined) throw new Error(`There is no puzzle ${name}.`);
  const [, start = "", goal = "", rest = ""] = line.split(" ");
  const found = Object.fromEntries(rest.split(";").map((option) => option.split("=")));
  const units = found.unit ?? "";
  const blocks = [...new Set(start)].filter((symbol) => !`*#/${units}`.includes(symbol));
  const options = {
    goal,
    blocks,
    metric: /** @type {const} */ ("move"),
    ...(found.same && { same: found.same.split(",") }),
    ...(found.gates && { gates: found.gates }),
    ...("axis" in found && { axis: /** @type {const} */ ("long") }),
  };
  return { start, options };
}
