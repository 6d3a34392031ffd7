import { describe, expect, it } from "vitest";
import { rules, sure } from "../engine/rules-in-tests";
import { fieldsOf, shortestIn } from "../model/puzzle/entry";
import { LADDERS, levelIn } from "../model/puzzle/ladder";
import { readFields } from "../model/puzzle/read";
import { Collection } from "./collection";
import { LEVEL_ENTRIES } from "./levels";

describe("the levels", () => {
  it("are on known ladders, in rising order, and can be read", () => {
    for (const ladder of Object.keys(LADDERS)) {
      const levels = LEVEL_ENTRIES.filter(({ id }) => levelIn(id)?.ladder === ladder);
      expect(levels.map(({ id }) => levelIn(id)?.level)).toEqual(levels.map((_, at) => at + 1));
      const moves = levels.map((entry) => sure(shortestIn(entry, null)).moves);
      expect(moves).toEqual([...moves].sort((a, b) => a - b));
      for (const entry of levels) {
        expect(sure(readFields(rules, fieldsOf(entry))).problems).toEqual([]);
      }
    }
    expect(LEVEL_ENTRIES.every(({ id }) => levelIn(id) !== null)).toBe(true);
  });

  it.each(["cars", "cars/", "cars/0", "cars/x", "toString/1", "day/2026-11-24", ""])(
    "have no id %j",
    (id) => {
      expect(levelIn(id)).toBeNull();
    },
  );

  it("are fetched by their ids, as the days and the collection", async () => {
    const collection = new Collection();
    for (const id of ["cars/3", "day/2026-11-24", "klotski"]) {
      expect(collection.around(id)).toBeNull();
      await collection.fetch(id);
      expect(collection.around(id)?.some((entry) => entry.id === id)).toBe(true);
    }
  });
});
