// Block puzzles breadth-first in the module in Node: `node benches/blocks.mjs`, after a build, or with the names of some
// puzzles of `tests/data/blocks.txt`; `PKG=folder` takes a module that lies elsewhere, to set beside it. Each in a process
// of its own: processor time, the best of up to sixty, and the memory of the module, all told, at the end.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { print, round } from "./report.mjs";

const USUAL = [
  "klotski",
  "super-century",
  "layton-trapped-treasure",
  "layton-from-right-to-left",
  "layton-the-time-machine",
];

const [first, ...names] = process.argv.slice(2);

if (first === "--one") {
  console.log(JSON.stringify(await measure(names[0] ?? "")));
} else {
  const chosen = first === undefined ? USUAL : [first, ...names];
  const script = fileURLToPath(import.meta.url);
  const rows = chosen.map((name) =>
    JSON.parse(execFileSync(process.execPath, [script, "--one", name], { encoding: "utf8" })),
  );
  print("blocks", `Blocks, \`move\`, breadth-first in Node ${process.version}`, rows);
}

/** @param {string} name */
async function measure(name) {
  const pkg = pathToFileURL(resolve(process.env.PKG ?? "pkg", "index.js")).href;
  const { default: init, solve } = await import(pkg);
  const { memory } = await init();
  const before = memory.buffer.byteLength;
  const { start, options } = read(name);
  const times = [];
  let solution = null;
  while (times.length < 60 && times.reduce((sum, time) => sum + time, 0) < 2000) {
    const { user, system } = process.cpuUsage();
    solution = solve(start, 0, "bfs", options);
    const spent = process.cpuUsage({ user, system });
    times.push((spent.user + spent.system) / 1e3);
  }
  const bytes = memory.buffer.byteLength;
  return {
    puzzle: name,
    moves: solution?.length ?? "none",
    positions: solution?.nodes,
    ms: round(Math.min(...times)),
    "memory MB": round(bytes / 1e6),
    "bytes a position": round((bytes - before) / (solution?.nodes ?? 1)),
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
