import { expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { solve } from "../../model/puzzle/puzzle-in-tests";
import { readFields } from "../../model/puzzle/read";
import { shapeFor } from "../../model/puzzle/shape";
import { boardWith, readWord, wordPuzzle } from "./preset-board";
import { ALPHABETS, alphabetOf, symbolsOf } from "./symbols";
import { MIXES, type Mix } from "./walk";

it.each([
  ["12345678", 3, 3, "12345678*", ""],
  ["アイウエオ", 3, 2, "アイウエオ*", ""],
  // Not in the default order of the module.
  ["アタマノタイソウ", 3, 3, "アタマノタイソウ*", "アタマノタイソウ*"],
  ["なつ", 2, 2, "なつ**", "なつ**"],
])("%s on %i x %i is the start %j with the goal %j", (text, width, height, start, goal) => {
  const fields = boardWith(rules, Array.from(text), width, height);
  expect(fields).toMatchObject({ start, goal, width: String(width) });
});

it("recognizes the alphabet of a board in any order", () => {
  for (const alphabet of ALPHABETS) {
    expect(alphabetOf(symbolsOf(alphabet, 15)?.toReversed() ?? [])).toBe(alphabet);
  }
  expect(alphabetOf(Array.from("アタマノタイソウ"))).toBeNull();
});

it("makes a board at its goal from every alphabet with enough symbols", () => {
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
  ["セカイハヒロイ", "セカイハヒロイ*", "4"],
  ["おめでとう", "おめでとう*", "3"],
  ["ああああ", "ああああ**", "3"],
  ["ア🇯🇵*イ", "ア🇯🇵*イ", "2"],
])("%s is the goal of a puzzle that begins elsewhere and can be solved", (word, goal, width) => {
  const cells = readWord(rules, word);
  if ("code" in cells) throw new Error(cells.code);
  const blanks = cells.some(({ kind }) => kind === "blank") ? 0 : 1;
  const shape = shapeFor(cells.length + blanks);
  const symbols = cells.map(({ symbol }) => symbol);
  const made = (seed: number, mix: Mix = "hard") =>
    sure(wordPuzzle(rules, symbols, shape, seed, mix));
  const fields = made(1);
  expect(fields).toMatchObject({ width });
  const puzzle = sure(sure(readFields(rules, fields)).puzzle);
  expect(puzzle.start.goals[0]?.board.replaceAll("/", "")).toBe(goal);
  expect(rules.solvable(puzzle.board, puzzle.width, puzzle.options)?.solvable).toBe(true);
  expect(made(1)).toEqual(fields);
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => made(seed).start)).size).toBeGreaterThan(1);
  // Easy ones are 8 moves away at most.
  const lengths = MIXES.map((mix) =>
    [1, 2, 3, 4, 5, 6].map((seed) => {
      const { puzzle } = sure(readFields(rules, made(seed, mix)));
      return solve(sure(puzzle), "step").length ?? 0;
    }),
  );
  expect(lengths[0]?.every((moves) => moves > 0 && moves <= 8)).toBe(true);
  expect(lengths[1]?.every((moves) => moves > 0 && moves <= 18)).toBe(true);
});

it.each([
  ["שלום עולם", "ולש/ועם/*םל"],
  ["مرحبا", "حرم/*اب"],
  ["שנת 2026", "2תנש/*026"],
])("%s runs from right to left in the rows of its board", (word, goal) => {
  const cells = readWord(rules, word);
  if ("code" in cells) throw new Error(cells.code);
  const symbols = cells.map(({ symbol }) => symbol);
  const fields = sure(wordPuzzle(rules, symbols, shapeFor(symbols.length + 1), 1, "easy"));
  const { puzzle, problems } = sure(readFields(rules, fields));
  expect(problems).toEqual([]);
  expect(sure(puzzle).start.goals[0]?.board).toBe(goal);
});

it("makes no puzzle from a word on a board that is too small", () => {
  expect(wordPuzzle(rules, [..."セカイハヒロイ"], { width: 3, height: 2 }, 1, "hard")).toBeNull();
});
