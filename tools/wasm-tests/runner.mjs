// Cargo's runner for tests built for WebAssembly: `node tools/wasm-tests/runner.mjs TEST.wasm [PART OF A NAME …]`.
//
// It stands in for the command `wasm-bindgen-test-runner`, which takes more than a hundred crates that nothing else here
// needs.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, run } from "../run.mjs";
import { placeOf, runIn } from "./places.mjs";

/** What `wasm_bindgen_test` writes before the path of a test, with a sign for each of its attributes. */
const TEST = /^__wbgt_[^_]*_.*?::(?<name>.*)$/;
/** Ends only what hangs. */
const PATIENCE_MILLIS = 120_000;

const [input, ...rest] = process.argv.slice(2);
if (input === undefined) fail("There is no module to test: give the path of a .wasm file.");
// `cargo test --quiet` hands its flag on.
const wanted = rest.filter((argument) => argument !== "--quiet" && argument !== "-q");
const unknown = wanted.find((argument) => argument.startsWith("-"));
if (unknown !== undefined) fail(`${unknown} is not understood here: only parts of names are.`);

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
