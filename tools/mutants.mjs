// Plants one fault after another and lists those that no test catches.
//
//   npm run test:mutants -- rust                   every mutant of the Rust core: days
//   npm run test:mutants -- rust --shard 3/500     one of 500 parts, from 0; further options are those of cargo-mutants
//   npm run test:mutants -- typescript FILE …      those of these files of the page, or of the chosen ones: an hour
//
// `.cargo/mutants.toml` says which code is changed and which tests must notice; results are in target/mutants.out. For the
// page that is `tools/stryker/stryker.config.json`, and target/stryker. Reviewed survivors are in tests/mutants.md. The Rust
// part ends with an error if a mutant survived.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fail, outputOf, root } from "./run.mjs";

/** What can be tested, each with the options of its tool. @type {Record<string, (options: string[]) => number>} */
const parts = { rust, typescript };

const [part = "", ...options] = process.argv.slice(2);
const test = Object.hasOwn(parts, part) ? parts[part] : undefined;
if (test === undefined) fail(`Say which part: ${Object.keys(parts).join(", ")}.`);
process.exitCode = test(options);

/** @param {string[]} options */
function rust(options) {
  if (outputOf("cargo", ["mutants", "--version"]) === null)
    fail("cargo-mutants is missing: cargo install cargo-mutants --locked");
  const { status } = spawnSync("cargo", ["mutants", "--sharding", "round-robin", ...options], {
    cwd: root,
    stdio: "inherit",
  });
  return status ?? 1;
}

/** @param {string[]} files */
function typescript(files) {
  const script = join(root, "tools/stryker.mjs");
  const { status } = spawnSync(process.execPath, [script, ...files], {
    cwd: root,
    stdio: "inherit",
  });
  return status ?? 1;
}
