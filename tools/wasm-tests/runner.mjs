// Cargo's runner for WebAssembly tests: `node tools/wasm-tests/runner.mjs TEST.wasm [PART_OF_NAME...]`. It replaces
// `wasm-bindgen-test-runner`, which needs over 100 more crates.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, run } from "../run.mjs";
import { placeOf, runIn } from "./places.mjs";

/** The name of a test's export: a prefix, a character for each attribute, and the path. */
const TEST = /^__wbgt_[^_]*_.*?::(?<name>.*)$/;
/** Only for tests that hang. */
const PATIENCE_MILLIS = 120_000;

const [input, ...rest] = process.argv.slice(2);
if (input === undefined) fail("Expected the path of a .wasm file.");
// `cargo test --quiet` passes its flag on.
const wanted = rest.filter((argument) => argument !== "--quiet" && argument !== "-q");
const unknown = wanted.find((argument) => argument.startsWith("-"));
if (unknown !== undefined) fail(`Unknown option ${unknown}: expected parts of test names.`);

const compiled = new WebAssembly.Module(readFileSync(input));
const all = WebAssembly.Module.exports(compiled).flatMap(({ name: path }) => {
  const name = TEST.exec(path)?.groups?.name;
  return name === undefined ? [] : [{ path, name }];
});
if (all.length === 0) fail(`There are no tests in ${input}.`);
const chosen = all.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);

const folder = mkdtempSync(join(tmpdir(), "wasm-tests-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
run(
  "cargo",
  [
    ...["run", "--quiet", "--locked", "--profile", "tool", "-p", "bindgen", "--"],
    ...[input, folder, "tests", "--tests"],
  ],
  "The JavaScript glue could not be generated: see the messages above.",
);

const limit = setTimeout(
  () => fail(`The tests in ${input} have not ended after ${PATIENCE_MILLIS / 1000} s.`),
  PATIENCE_MILLIS,
);
const { passed, output } = await runIn(placeOf(compiled), folder, {
  tests: chosen.map(({ path }) => path),
  leftOut: all.length - chosen.length,
});
clearTimeout(limit);
console.log(output);
if (!passed) process.exitCode = 1;
