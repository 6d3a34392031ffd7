// The steps of the checks.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.mjs";
import { countCargo, countNode, countPlaywright, countVitest } from "./counts.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {Record<string, string>} [env]
 * @property {import("./counts.mjs").Counter} [count] Counts the tests. Default: the step counts as one test.
 * @property {boolean} [yields] Has a lower priority than other lanes.
 * @property {boolean} [vital] The rest of the lane needs it.
 * @property {boolean} [slow] Runs with `--full` or by name only.
 * @property {readonly string[]} [inputs] Pathspecs of its input files. Without a change in them `npm run check` skips it.
 */

/**
 * The steps of `first` run one after another, then the lanes run in parallel: Rust in cargo's debug folder, and the page,
 * whose modules cargo builds in its release folder. So neither waits for the other's lock. The page's lane takes longer
 * and often waits for a browser, so the Rust lane yields.
 * @typedef {{ first: readonly Step[], lanes: readonly (readonly Step[])[] }} Plan
 */

/** Every file but folders that no Rust file reads. */
const RUST = [".", ":(exclude)www", ":(exclude)tests/page"];
const WASM = ["--target", "wasm32-unknown-unknown"];

const setup = {
  name: "setup",
  command: node("tools/setup.mjs", "--lint", "--browser", "--firefox"),
  vital: true,
};
const format = { name: "format", command: ["cargo", "fmt", "--all", "--check"] };
const biome = {
  name: "biome",
  command: node("node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"),
};
/** The command's crates build slowly, so everyday checks leave them out. */
const COMMAND = ["--features", "cli"];
const clippy = {
  name: "clippy",
  command: cargo("clippy", "--all-targets", "--", "-D", "warnings"),
  inputs: RUST,
};
const types = { name: "types", command: node("node_modules/typescript/bin/tsc", "--build") };
const packageLint = { name: "publint", command: node("tools/lint-package.mjs") };
const unit = {
  name: "unit",
  command: node("node_modules/vitest/vitest.mjs", "run"),
  count: countVitest,
};
const rustLib = {
  name: "rust-lib",
  // They run for seconds, and the library without optimization builds in a sixth of the time.
  command: cargo("test", "--profile", "dev", "--lib"),
  count: countCargo,
  inputs: RUST,
};
const webkit = { ...nodeTests("webkit", "tests/engines/webkit.test.mjs"), slow: true };

/** Every test. @type {Plan} */
export const WHOLE = {
  first: [setup, format, biome],
  lanes: [
    [
      { ...clippy, command: cargo("clippy", "--all-targets", ...COMMAND, "--", "-D", "warnings") },
      { name: "clippy-wasm", command: cargo("clippy", ...WASM, "--lib", "--", "-D", "warnings") },
      {
        name: "wasm",
        // They test conversions, not searches, and the unoptimised build takes half the time.
        command: cargo("test", "--profile", "dev", "--no-fail-fast", ...WASM, ...wasmTests()),
        count: countCargo,
      },
      rustLib,
      // Near the end, because it alone uses both cores.
      {
        name: "rust",
        command: cargo("test", "--no-fail-fast", ...COMMAND, "--test", "*"),
        count: countCargo,
      },
      { name: "doctests", command: cargo("test", "--doc", ...COMMAND), count: countCargo },
      { name: "docs", command: cargo("doc", "--no-deps"), env: { RUSTDOCFLAGS: "-D warnings" } },
    ].map((step) => ({ ...step, yields: true })),
    [
      { name: "build", command: node("tools/build.mjs"), vital: true },
      { name: "sizes", command: node("tools/sizes.mjs") },
      packageLint,
      types,
      unit,
      nodeTests(
        "package",
        ...filesIn("tests/package", ".test.mjs"),
        ...filesIn("tests/soak", ".test.mjs"),
      ),
      {
        name: "page",
        command: node("node_modules/@playwright/test/cli.js", "test"),
        count: countPlaywright,
      },
      nodeTests("firefox", "tests/engines/firefox.test.mjs"),
      { name: "fuzz", command: node("tools/fuzz.mjs", "--minutes", "2"), slow: true },
      { ...nodeTests("cluster", "tests/cluster.test.mjs"), slow: true },
      { ...nodeTests("bundlers", "tests/bundlers/bundlers.test.mjs"), slow: true },
      // WebKitGTK is for Linux only.
      ...(process.platform === "linux" ? [webkit] : []),
      { name: "soak", command: node("tests/soak/soak.mjs", "--minutes", "5"), slow: true },
      { name: "elements", command: node("tests/soak/elements.mjs"), slow: true },
    ],
  ],
};

/** The most important tests within 30 s. @type {Plan} */
export const EVERYDAY = {
  first: [format, biome],
  lanes: [
    [
      rustLib,
      {
        name: "rust",
        command: cargo("test", "--no-fail-fast", ...testsNamed(/^(layers|methods|nodes|text)$/)),
        count: countCargo,
        inputs: RUST,
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

/** @param {string} name @param {string[]} files */
function nodeTests(name, ...files) {
  return { name, command: node("--test", "--test-reporter=spec", ...files), count: countNode };
}

/** @param {string} subcommand @param {string[]} args */
function cargo(subcommand, ...args) {
  return ["cargo", subcommand, "--quiet", "--locked", ...args];
}

/** The other test files do not run in WebAssembly. */
function wasmTests() {
  return testsNamed(/^wasm_/);
}

/** Cargo's arguments for some of the test files. @param {RegExp} names */
function testsNamed(names) {
  return filesIn("tests", ".rs")
    .map((path) => path.slice("tests/".length, -".rs".length))
    .filter((name) => names.test(name))
    .flatMap((name) => ["--test", name]);
}

/** @param {string} folder @param {string} end */
function filesIn(folder, end) {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);
}
