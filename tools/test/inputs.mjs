// Set-up of the unit tests for fuzzing: with TAISOU_FUZZ_SECONDS, each property runs for that time with the seed
// TAISOU_FUZZ_SEED, and prints the number of its inputs.

import fc from "fast-check";
import { expect } from "vitest";

const seconds = Number(process.env.TAISOU_FUZZ_SECONDS ?? 0);
if (seconds > 0) {
  fc.configureGlobal({
    numRuns: 1_000_000_000,
    // Few inputs fail the preconditions.
    maxSkipsPerRun: 1000,
    interruptAfterTimeLimit: 1000 * seconds,
    seed: Number(process.env.TAISOU_FUZZ_SEED),
    reporter: (out) => {
      const { failed, numRuns, seed, errorInstance: cause } = out;
      if (failed) throw new Error(fc.defaultReportMessage(out), { cause });
      const name = expect.getState().currentTestName;
      console.log(`\nfuzzed ${name}: ${numRuns.toLocaleString("en")} inputs, seed ${seed}`);
    },
  });
}
