// What `npm test` runs, in this order.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";
import { countCargo, countNode, countPlaywright, countVitest } from "./counts.mjs";

/** Where runners leave their reports. */
export const reports = join(root, "test-results");

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {Record<string, string>} [env]
 * @property {(output: string) => import("./counts.mjs").Count} [count] Left out: the step is one check.
 * @property {string} [stop] What to say when it fails and nothing after it can run.
 */

const WASM = ["--target", "wasm32-unknown-unknown"];
const UNIT_REPORT = join(reports, "unit.json");
const PAGE_REPORT = join(reports, "page.json");

/** @type {readonly Step[]} */
export const STEPS = [
  {
    name: "setup",
    command: node("tools/setup.mjs", "--lint", "--browser"),
    stop: "Nothing can be tested before the setup succeeds: do what it says above.",
  },
  { name: "format", command: ["cargo", "fmt", "--all", "--check"] },
  { name: "clippy", command: cargo("clippy", "--all-targets", "--", "-D", "warnings") },
  { name: "clippy-wasm", command: cargo("clippy", ...WASM, "--lib", "--", "-D", "warnings") },
  { name: "rust", command: cargo("test", "--no-fail-fast"), count: countCargo },
  { name: "docs", command: cargo("doc", "--no-deps"), env: { RUSTDOCFLAGS: "-D warnings" } },
  {
    name: "wasm",
    command: cargo("test", "--no-fail-fast", ...WASM, ...wasmTests()),
    count: countCargo,
  },
  {
    name: "build",
    command: node("tools/build.mjs"),
    stop: "What is left needs the package and the page: make the build succeed first.",
  },
  { name: "sizes", command: node("tools/sizes.mjs") },
  { name: "types", command: node("node_modules/typescript/bin/tsc", "--build") },
  {
    name: "biome",
    command: node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
  },
  {
    name: "unit",
    command: node(
      ...["node_modules/vitest/vitest.mjs", "run", "--reporter=default"],
      ...["--reporter=json", `--outputFile.json=${UNIT_REPORT}`],
    ),
    count: () => countVitest(UNIT_REPORT),
  },
  {
    name: "package",
    command: node("--test", "--test-reporter=spec", ...filesIn("tests/package", ".test.mjs")),
    count: countNode,
  },
  {
    name: "page",
    command: node("node_modules/@playwright/test/cli.js", "test"),
    count: () => countPlaywright(PAGE_REPORT),
  },
  {
    name: "firefox",
    command: node("--test", "--test-reporter=spec", "tests/firefox/journeys.test.mjs"),
    count: countNode,
  },
];

/** @param {string[]} args */
function node(...args) {
  return [process.execPath, ...args];
}

/**
 * @param {string} subcommand
 * @param {string[]} args
 */
function cargo(subcommand, ...args) {
  return ["cargo", subcommand, "--quiet", "--locked", ...args];
}

/** Only these: the other test files are for the machine itself. */
function wasmTests() {
  return filesIn("tests", ".rs")
    .filter((path) => path.startsWith("tests/wasm_"))
    .flatMap((path) => ["--test", path.slice("tests/".length, -".rs".length)]);
}

/**
 * @param {string} folder
 * @param {string} end
 */
function filesIn(folder, end) {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);
}
