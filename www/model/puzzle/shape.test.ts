import { expect, it } from "vitest";
import { shapeFor, shapeOf } from "./shape";

it.each([
  [4, 2, 2],
  [6, 3, 2],
  [8, 4, 2],
  [9, 3, 3],
  [10, 5, 2],
  [12, 4, 3],
  [15, 5, 3],
  [16, 4, 4],
  [1024, 32, 32],
])("%i cells are a board of %i x %i", (cells, width, height) => {
  expect(shapeOf(cells)).toEqual({ width, height });
});

it.each([0, 1, 2, 3, 5, 7, 13])("%i cells are only a line", (cells) => {
  expect(shapeOf(cells)).toBeNull();
});

it.each([
  // One blank, where that is no strip.
  ["おめでとう", 3, 2],
  ["セカイハヒロイ", 4, 2],
  ["アタマノタイソウ", 3, 3],
  // Else a few more.
  ["ア", 2, 2],
  ["なつやすみ!", 4, 2],
  ["しかくいしかく", 4, 2],
  ["いろはにほへとちり", 4, 3],
])("%s and a blank have room on %i x %i", (word, width, height) => {
  expect(shapeFor([...word].length + 1)).toEqual({ width, height });
});
