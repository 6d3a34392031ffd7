// Mutation tests of the page's TypeScript: `node tools/stryker.mjs`, or with the files to mutate, such as `node
// tools/stryker.mjs www/engine/task-queue.ts`. It prints every mutant that no unit test kills, and the score of each file;
// tests/mutants.md has the last verdicts. It builds nothing: `pkg/` must be there.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, root, run } from "./run.mjs";

/** Stryker is large and seldom used: it is installed beside the repository's own packages, when it is first needed. */
const own = join(root, "tools/stryker");
const stryker = join(own, "node_modules/@stryker-mutator/core/bin/stryker.js");

if (!existsSync(stryker)) {
  console.log("Installing Stryker …");
  // Without peers: it takes the vitest of the repository.
  const flags = ["--prefix", own, "--legacy-peer-deps", "--no-audit", "--no-fund"];
  const [program, ...args] = npmCommand("ci", ...flags);
  run(program, args, "Stryker could not be installed: check the network.");
}
const files = process.argv.slice(2);
const chosen = files.length > 0 ? ["--mutate", files.join()] : [];
run(
  process.execPath,
  [stryker, "run", join(own, "stryker.config.json"), ...chosen],
  "The mutation tests could not be run.",
);
