import { describe, expect, it } from "vitest";
import { blankLetters, firstMoves } from "./notation";

describe("moves as the blank's", () => {
  it.each([
    ["URDL2", "blank:DLUR2"],
    ["U", "blank:D"],
  ])("%s is %s", (tiles, blank) => expect(blankLetters(tiles)).toBe(blank));

  it("are not offered where moves name their cells", () => {
    expect(blankLetters("12R 4U")).toBeNull();
    expect(blankLetters("")).toBeNull();
  });
});

describe("the first moves of a text", () => {
  it.each([
    ["URDL2X", 4, "URDL2"],
    ["12R7U 3L", 1, "12R7"],
    ["12R 7U 3L", 2, "12R 7U "],
    ["8 5, 11 4", 2, "8 5, "],
    ["blank:UUX", 2, "blank:UU"],
    ["UR", 5, "UR"],
  ])("%s, %i of them, are %s", (text, count, first) => expect(firstMoves(text, count)).toBe(first));
});
