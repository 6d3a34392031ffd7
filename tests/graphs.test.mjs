// Klotski's state graph, saved by the command in each form, as networkx, Graphviz and Python's csv read it. Needs
// `pip install networkx` and `apt-get install graphviz`.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

const EXPECTED = { nodes: 25_955, edges: 47_151 };
/** Seconds. */
const MOST = 2;
const folder = mkdtempSync(join(tmpdir(), "graphs-"));

before(() => {
  execFileSync("cargo", ["build", "--quiet", "--locked", "--release", "--features", "cli"]);
});
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name */
function save(name) {
  const file = join(folder, name);
  const begun = performance.now();
  execFileSync("target/release/taisou", ["survey", "--puzzle", "klotski", "--graph", file]);
  const seconds = (performance.now() - begun) / 1000;
  assert.ok(seconds < MOST, `${name} took ${seconds} s`);
  return file;
}

/**
 * Runs a tool that may be missing.
 * @param {string} tool
 * @param {readonly string[]} args
 * @param {string} install
 */
function read(tool, args, install) {
  const { error, status, stdout, stderr } = spawnSync(tool, args, { encoding: "utf8" });
  assert.ok(
    error === undefined && !stderr.includes("No module named"),
    `${tool} or its module is missing: ${install}`,
  );
  assert.equal(status, 0, stderr);
  return stdout;
}

/** @param {string} script @param {string} file */
function python(script, file) {
  return JSON.parse(read("python3", ["-c", script, file], "pip install networkx"));
}

test("networkx reads GraphML: its breadth-first search has the written distances", () => {
  const script = `
import json, sys, networkx
graph = networkx.read_graphml(sys.argv[1])
given = dict(graph.nodes(data="distance"))
goals = [node for node, distance in given.items() if distance == 0]
found = networkx.multi_source_dijkstra_path_length(graph, goals, weight=None)
print(json.dumps({"nodes": len(graph), "edges": graph.size(), "same": found == given}))`;
  assert.deepEqual(python(script, save("klotski.graphml")), { ...EXPECTED, same: true });
});

test("Graphviz reads DOT", () => {
  const counts = read("gc", ["-n", "-e", save("klotski.dot")], "apt-get install graphviz");
  const [nodes, edges] = counts.trim().split(/\s+/).map(Number);
  assert.deepEqual({ nodes, edges }, EXPECTED);
});

test("Python's csv reads the table", () => {
  const script = `
import csv, json, sys
kinds = [row["kind"] for row in csv.DictReader(open(sys.argv[1], newline="", encoding="utf-8"))]
print(json.dumps({"nodes": kinds.count("node"), "edges": kinds.count("edge")}))`;
  assert.deepEqual(python(script, save("klotski.csv")), EXPECTED);
});
