// What is tested, step by step.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { MODULE } from "../fingerprint.mjs";
import { root } from "../run.mjs";
import { countCargo, countNode, countPlaywright, countVitest } from "./counts.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {Record<string, string>} [env]
 * @property {import("./counts.mjs").Counter} [count] Left out: the step is one check.
 * @property {boolean} [yields] It takes what the other lanes leave of the processor.
 * @property {boolean} [vital] When it fails, nothing after it in its lane can run.
 * @property {boolean} [slow] It is run with `--full`, or when it is named.
 * @property {readonly string[]} [inputs] What can change its outcome. Left out: it is run every time.
 */

/**
 * First what is quick and what all need, one after another; then the lanes, side by side: cargo's in its debug
 * folders, and the page's, whose module cargo makes in its release folders. So neither waits for the other's lock. The
 * page's is the longer and often waits for a browser: cargo's fills those gaps, and yields otherwise.
 * @typedef {{ first: readonly Step[], lanes: readonly (readonly Step[])[] }} Plan
 */

const CRATE = [
  ...MODULE,
  "puzzles",
  "tests/*.rs",
  "tests/common",
  "tests/corpus",
  "tests/data",
  "tests/korf",
  "tests/replay",
  "tests/targets",
];
const RUST = [...CRATE, "tests/wasm_common", "examples", "benches"];
const PAGE = [...MODULE, "puzzles", "www", "index.html", "*.json", "*.config.ts"];
const WASM = ["--target", "wasm32-unknown-unknown"];

const setup = {
  name: "setup",
  command: node("tools/setup.mjs", "--lint", "--browser", "--firefox"),
  vital: true,
};
const format = { name: "format", command: ["cargo", "fmt", "--all", "--check"], inputs: RUST };
const biome = {
  name: "biome",
  command: node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
};
/** With the command, whose crates take a while to build: everyday checks do without. */
const COMMAND = ["--features", "cli"];
const clippy = {
  name: "clippy",
  command: cargo("clippy", "--all-targets", "--", "-D", "warnings"),
  inputs: RUST,
};
const types = {
  name: "types",
  command: node("node_modules/typescript/bin/tsc", "--build"),
  inputs: [...PAGE, "tests", "tools", "benches", "examples"],
};
const packageLint = {
  name: "publint",
  command: node("tools/lint-package.mjs"),
  inputs: [...MODULE, "tools/lint-package.mjs", "package-lock.json"],
};
const unit = {
  name: "unit",
  command: node("node_modules/vitest/vitest.mjs", "run"),
  count: countVitest,
  inputs: [...PAGE, "tools/vite"],
};
const webkit = {
  name: "webkit",
  command: node("--test", "--test-reporter=spec", "tests/engines/webkit.test.mjs"),
  count: countNode,
  slow: true,
};

/** Every behaviour once, or the whole product: @type {Plan} */
export const WHOLE = {
  first: [setup, format, biome],
  lanes: [
    [
      {
        ...clippy,
        command: cargo("clippy", "--all-targets", ...COMMAND, "--", "-D", "warnings"),
      },
      { name: "clippy-wasm", command: cargo("clippy", ...WASM, "--lib", "--", "-D", "warnings") },
      {
        name: "wasm",
        // What they test is the way to JavaScript, not the searches: unoptimised it is built in half the time.
        command: cargo("test", "--profile", "dev", "--no-fail-fast", ...WASM, ...wasmTests()),
        count: countCargo,
      },
      // Last, since nothing else here makes use of both cores.
      { name: "rust", command: cargo("test", "--no-fail-fast", ...COMMAND), count: countCargo },
      { name: "docs", command: cargo("doc", "--no-deps"), env: { RUSTDOCFLAGS: "-D warnings" } },
    ].map((step) => ({ ...step, yields: true })),
    [
      { name: "build", command: node("tools/build.mjs"), vital: true },
      { name: "sizes", command: node("tools/sizes.mjs") },
      packageLint,
      types,
      unit,
      {
        name: "package",
        command: node(
          "--test",
          "--test-reporter=spec",
          ...filesIn("tests/package", ".test.mjs"),
          ...filesIn("tests/soak", ".test.mjs"),
        ),
        count: countNode,
      },
      {
        name: "page",
        command: node("node_modules/@playwright/test/cli.js", "test"),
        count: countPlaywright,
      },
      {
        name: "firefox",
        command: node("--test", "--test-reporter=spec", "tests/engines/firefox.test.mjs"),
        count: countNode,
      },
      { name: "fuzz", command: node("tools/fuzz.mjs", "--minutes", "2"), slow: true },
      {
        name: "cluster",
        command: node("--test", "--test-reporter=spec", "tests/cluster.test.mjs"),
        count: countNode,
        slow: true,
      },
      {
        name: "bundlers",
        command: node("--test", "--test-reporter=spec", "tests/bundlers/bundlers.test.mjs"),
        count: countNode,
        slow: true,
      },
      // WebKit's own browser for tests is there on Linux alone.
      ...(process.platform === "linux" ? [webkit] : []),
      { name: "soak", command: node("tests/soak/soak.mjs", "--minutes", "5"), slow: true },
      { name: "elements", command: node("tests/soak/elements.mjs"), slow: true },
    ],
  ],
};

/** What tells most in the least time: @type {Plan} */
export const EVERYDAY = {
  first: [format, biome],
  lanes: [
    [
      {
        name: "rust",
        command: cargo(
          "test",
          "--no-fail-fast",
          "--lib",
          ...testsNamed(/^(layers|methods|nodes|text)$/),
        ),
        count: countCargo,
        inputs: CRATE,
      },
      clippy,
    ],
    [
      { name: "module", command: node("tools/build.mjs", "module", "--quick"), vital: true },
      packageLint,
      types,
      unit,
    ],
  ],
};

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
  return testsNamed(/^wasm_/);
}

/**
 * Cargo's arguments for some of the test files.
 * @param {RegExp} names
 */
function testsNamed(names) {
  return filesIn("tests", ".rs")
    .map((path) => path.slice("tests/".length, -".rs".length))
    .filter((name) => names.test(name))
    .flatMap((name) => ["--test", name]);
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
