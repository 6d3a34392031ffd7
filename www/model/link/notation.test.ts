import { describe, expect, it } from "vitest";
import { blankLetters } from "./notation";

describe("moves with the directions of the blank", () => {
  it.each([
    ["URDL2", "blank:DLUR2"],
    ["U", "blank:D"],
  ])("%s is %s", (tiles, blank) => expect(blankLetters(tiles)).toBe(blank));

  it("are `null` for moves that name their cells", () => {
    expect(blankLetters("12R 4U")).toBeNull();
    expect(blankLetters("")).toBeNull();
  });
});
