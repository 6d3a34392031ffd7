import { expect, it } from "vitest";
import { texts as en } from "./errors-en";
import { texts as ja } from "./errors-ja";

it.each([
  ["English", en, "blanks", "Klotski", "1,000"],
  ["Japanese", ja, "blanks", "箱入り娘", "1000"],
])("names an option of another kind, and a range, in %s", (_, texts, option, kind, most) => {
  const other = texts["bad-option"]({ option, expected: "klotski-only" });
  expect([other.includes(option), other.includes(kind)]).toEqual([true, true]);
  const count = texts["bad-option"]({ option: "count", expected: "board-count" });
  expect(count).toContain(most);
  // Other wrong values of the same option.
  expect(texts["bad-option"]({ option, expected: "whole-number" })).not.toContain(kind);
});
