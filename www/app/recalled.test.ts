import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "../model/lang";
import { SPEEDS } from "../model/state/prefs";
import { withRecord } from "../model/state/records";
import { recallRecords } from "./keep-records";
import { recallPrefs } from "./prefs";

afterEach(() => vi.unstubAllGlobals());

/** Possible values in the storage: of another version or program, or truncated. */
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

describe("recalled preferences and records", () => {
  it("are valid for any value in the storage", () => {
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
