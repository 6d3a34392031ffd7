import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../model/lang";
import { SPEEDS } from "../model/state/prefs";
import { withRecord } from "../model/state/records";
import { recallRecords } from "./keep-records";
import { recallPrefs } from "./prefs";

afterEach(() => vi.unstubAllGlobals());

/** What could stand in the storage: left by another version, another program, or cut. */
const stored = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.json(),
  fc
    .dictionary(
      fc.constantFrom("lang", "speed", "live", "arrows", "board=12*", "__proto__", "id"),
      fc.oneof(
        fc.jsonValue(),
        fc.constantFrom("ja", "blank", 16, true, false),
        fc.dictionary(fc.constantFrom("step", "millis", "x"), fc.jsonValue()),
      ),
    )
    .map((object) => JSON.stringify(object)),
);

describe("what is recalled", () => {
  it("is sound whatever the storage has", () => {
    fc.assert(
      fc.property(stored, (text) => {
        vi.stubGlobal("localStorage", { getItem: () => text });
        const prefs = recallPrefs(["fr"]);
        expect(LANGUAGES.map(({ lang }) => lang)).toContain(prefs.lang);
        expect(SPEEDS).toContain(prefs.speed);
        const { singleKeys, tellApart, live, tally } = prefs;
        for (const choice of [singleKeys, tellApart, live, tally])
          expect(choice).toBeTypeOf("boolean");
        const records = withRecord(recallRecords(), "id", { step: 1 });
        for (const best of Object.values(records).flatMap((feat) => Object.values(feat))) {
          expect(best).toBeTypeOf("number");
        }
      }),
    );
  });
});
