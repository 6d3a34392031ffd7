import * as taisou from "taisou";
import { beforeAll, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { readFields } from "../../model/puzzle/read";
import { boardWith, readWord, sizeFor } from "./preset-board";
import { ALPHABETS, symbolsOf } from "./symbols";

beforeAll(() => taisou.default());

it.each([
  ["12345678", 3, 3, "12345678*", ""],
  ["アイウエオ", 3, 2, "アイウエオ*", ""],
  // Not in the order in which the module would put them.
  ["アタマノタイソウ", 3, 3, "アタマノタイソウ*", "アタマノタイソウ*"],
  ["なつ", 2, 2, "なつ**", "なつ**"],
])("%s on %i x %i is the start %j with the goal %j", (text, width, height, start, goal) => {
  const fields = boardWith(rules, Array.from(text), width, height);
  expect(fields).toMatchObject({ start, goal, width: String(width) });
});

it("every alphabet makes boards that stand at their goal, or says that it has too few symbols", () => {
  for (const alphabet of ALPHABETS) {
    for (const [width, height] of [
      [2, 2],
      [4, 4],
      [8, 8],
    ] as const) {
      const symbols = symbolsOf(alphabet, width * height - 1);
      if (symbols === null) {
        expect([alphabet, width]).toEqual(["letters", 8]);
        continue;
      }
      expect(new Set(symbols).size).toBe(symbols.length);
      const { puzzle, problems } = sure(
        readFields(rules, boardWith(rules, symbols, width, height)),
      );
      expect(problems).toEqual([]);
      expect(puzzle).toMatchObject({ width, start: { height, solved: true } });
    }
  }
});

it.each([
  ["Hello, world", ["H", "e", "l", "l", "o", ",", "w", "o", "r", "l", "d"]],
  ["なぜ?", ["な", "ぜ", "？"]],
  ["ｶﾞｯﾂ 1/2", ["ガ", "ッ", "ツ", "1", "／", "2"]],
  ["2024", ["2", "0", "2", "4"]],
  ["  ", []],
])("%j fills %j", (text, symbols) => {
  const cells = readWord(rules, text);
  expect(Array.isArray(cells) && cells.map(({ symbol }) => symbol)).toEqual(symbols);
});

it.each([
  [9, 3, 3],
  [10, 4, 3],
  [6, 3, 2],
  [2, 2, 2],
])("%i cells have room on %i x %i", (cells, width, height) => {
  expect(sizeFor(cells)).toEqual({ width, height });
});
