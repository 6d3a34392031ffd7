// Before each file of unit tests: with TAISOU_FUZZ_SECONDS, every property is tried for so long, with the seed
// TAISOU_FUZZ_SEED, and says how many inputs that were. Left out: as many as fast-check tries.

import fc from "fast-check";
import { expect } from "vitest";

const seconds = Number(process.env.TAISOU_FUZZ_SECONDS ?? 0);
if (seconds > 0) {
  fc.configureGlobal({
    numRuns: 1_000_000_000,
    // Nearly all that is made up passes what a property asks for first.
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
