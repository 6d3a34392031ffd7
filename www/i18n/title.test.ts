import { expect, it } from "vitest";
import { EMPTY_LINK } from "../model/link/link";
import { DEFAULT_PREFS } from "../model/state/prefs";
import { initialState } from "../model/state/state";
import { titleAhead, titleOf } from "./title";

/** The displayed title, before the module is loaded and after. */
function shown(title: string): string {
  const state = initialState(DEFAULT_PREFS);
  const [ahead, after] = [
    titleAhead({ ...EMPTY_LINK, title, board: "12*" }, "en"),
    titleOf({ ...state, fields: { ...state.fields, title } }, "en"),
  ];
  expect(ahead).toBe(after);
  return after;
}

it("a title is shortened", () => {
  expect(shown("x".repeat(20_000))).toBe(`${"x".repeat(119)}…`);
  expect(shown("🧩".repeat(121))).toBe(`${"🧩".repeat(119)}…`);
  expect(shown("🧩".repeat(120))).toBe("🧩".repeat(120));
});

it("invisible characters of a title are dropped", () => {
  expect(shown(" a\u0000\u0001b\ufffe \ud800\n")).toBe("a b");
  expect(shown("\u0007")).toBe("");
  // The joiners of an emoji stay.
  expect(shown("👨‍👩‍👧")).toBe("👨‍👩‍👧");
});
