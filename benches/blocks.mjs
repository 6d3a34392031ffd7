// Block puzzles breadth-first in the module in Node: `node benches/blocks.mjs`, after a build, or with the names of some
// puzzles of `tests/data/blocks.txt`; `PKG=folder` takes a module that lies elsewhere, to set beside it. Each in a process
// of its own: processor time, the best of up to sixty, and the memory of the module, all told, at the end.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { apart, seconds, wordsHere } from "./apart.mjs";
import { native } from "./native.mjs";
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
  const alone = native("blocks", ...chosen.map((name) => `${name}:move`));
  const rows = chosen.map((name, at) => {
    const { ms, ...rest } = apart(import.meta.url, name);
    return {
      ...rest,
      "module ms": ms,
      "native ms": round(alone[at].ms),
      "bytes a position": alone[at]["bytes a position"],
    };
  });
  print("blocks", "Blocks, `move`, breadth-first, processor time, the best of up to sixty", rows);
}

/** @param {string} name */
async function measure(name) {
  const pkg = pathToFileURL(resolve(process.env.PKG ?? "pkg", "index.js")).href;
  const { default: init, solve } = await import(pkg);
  const { memory } = await init();
  const { start, options } = read(name);
  const times = [];
  let solution = null;
  while (times.length < 60 && times.reduce((sum, time) => sum + time, 0) < 2000) {
    const before = seconds();
    solution = solve(start, 0, "bfs", options);
    times.push((seconds() - before) * 1e3);
  }
  return {
    puzzle: name,
    moves: solution?.length ?? "none",
    positions: solution?.nodes,
    ms: round(Math.min(...times)),
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
  /** @type {import("../pkg/index.js").SolveOptions} */
  const options = {
    goal,
    blocks,
    metric: "move",
    ...(found.same && { same: found.same.split(",") }),
    ...(found.gates && { gates: found.gates }),
    ...("axis" in found && { axis: "long" }),
  };
  return { start, options };
}
