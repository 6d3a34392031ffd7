import { expect, it } from "vitest";
import { shapeAhead } from "./shape-ahead";

it.each([
  ["セカイハ/ヒロイ*", "", 4, 2],
  ["1 2 3 4 5/6 7 8 9 10/11 12 13 14 *", "", 5, 3],
  ["ウアタソ*マイタノ", "3", 3, 3],
  ["12345*", "2", 2, 3],
  ["12345*", "4", 3, 3],
  ["12345*", "x", 3, 3],
  ["/12", "", 3, 3],
  ["", "", 3, 3],
])("the shape of %j with width %j is %i by %i", (board, w, width, height) => {
  expect(shapeAhead({ board, w })).toEqual({ width, height });
});
