import type { Move } from "taisou";
import { expect, it } from "vitest";
import { LANDING } from "../../model/puzzle/entry";
import { answerText, fitsBelow, inSheets, sheetPuzzlesOf } from "./sheet";

const move = (symbol: string, from: number, to: number, turn: number): Move => ({
  ...{ symbol, from, to, turn },
});

it("writes a solution for people, one word a move", () => {
  const path = [
    ...[move("A", 4, 5, 0), move("A", 5, 6, 0), move("A", 6, 10, 0), move("A", 10, 14, 0)],
    ...[move("B", 9, 8, 1), move("B", 8, 7, 2)],
  ];
  expect(answerText(path, 4)).toBe("A→2↓2 B← B←");
  expect(
    answerText(
      Array.from({ length: 11 }, (_, cell) => move("ウ", cell, cell + 1, 0)),
      12,
    ),
  ).toBe("ウ→11");
  // Pieces may have arrows or digits for symbols.
  expect(answerText([move("←", 1, 0, 0), move("12", 2, 1, 1)], 3)).toBe("←← 12←");
  expect(answerText([], 3)).toBe("");
});

it("fills sheets, the last one in part", () => {
  expect(inSheets([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inSheets([], 6)).toEqual([]);
});

it("puts long answers on a page of their own", () => {
  expect(fitsBelow(Array(12).fill("A→ ".repeat(20)))).toBe(true);
  expect(fitsBelow(Array(12).fill("A→ ".repeat(60)))).toBe(false);
});

it("leaves out puzzles without an answer", () => {
  const [found, ...rest] = sheetPuzzlesOf([LANDING, { ...LANDING, shortest: null }], "en");
  expect(rest).toEqual([]);
  expect(found).toMatchObject({ name: "アタマノタイソウ", metric: "step", moves: 20 });
});
