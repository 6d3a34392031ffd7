// Mutation tests: plants faults one by one, and lists those that no test catches.
//
//   npm run test:mutants -- rust                    every mutant of the Rust core: days
//   npm run test:mutants -- rust --shard 3/500      one of 500 shards, from 0; takes further options of cargo-mutants
//   npm run test:mutants -- typescript [FILE...]    the given files of the page, or those of the configuration: an hour
//
// `.cargo/mutants.toml` and `tools/stryker/stryker.config.json` configure them; results are in target/mutants.out and
// target/stryker. tests/mutants.md lists reviewed survivors. The Rust part fails if a mutant survived.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fail, missingTool, npmCommand, root, run } from "./run.mjs";

const [part, ...options] = process.argv.slice(2);
if (part === "rust") mutateRust();
else if (part === "typescript") mutateTypeScript();
else fail("Expected `rust` or `typescript`.");

function mutateRust() {
  const missing = missingTool("cargo-mutants");
  if (missing !== null) fail(`${missing}.`);
  const args = ["mutants", "--sharding", "round-robin", ...options];
  run("cargo", args, "Mutants survived, or cargo-mutants failed: see above.");
}

/** Needs `pkg/`. */
function mutateTypeScript() {
  const own = join(root, "tools/stryker");
  const stryker = join(own, "node_modules/@stryker-mutator/core/bin/stryker.js");
  // Stryker is large and rarely used, so it is installed on first use.
  if (!existsSync(stryker)) {
    console.log("Installing Stryker …");
    // Without peers, so that it uses the repository's vitest.
    const flags = ["--prefix", own, "--legacy-peer-deps", "--no-audit", "--no-fund"];
    const [program, ...args] = npmCommand("ci", ...flags);
    run(program, args, "Stryker could not be installed: check the network.");
  }
  const chosen = options.length > 0 ? ["--mutate", options.join()] : [];
  const args = [stryker, "run", join(own, "stryker.config.json"), ...chosen];
  run(process.execPath, args, "The mutation tests failed: see above.");
}
