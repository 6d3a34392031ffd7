import { expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import type { Gesture } from "../play/play";
import { puzzleOf } from "../puzzle/puzzle-in-tests";
import { readPastedMoves } from "./pasted-moves";

/** The moves in a text on a board where these moves were played before. */
function pasted(text: string, start = "アタマ/ノタイ/ソウ*", played: readonly Gesture[] = []) {
  const read = readPastedMoves(rules, puzzleOf({ start }), played, text);
  return read && { ...read, end: read.gestures.at(-1)?.board, gestures: read.gestures.length };
}

it.each([
  ["DR2ULD2", "DR2ULD2", null],
  ["d r2 u l d2", "d r2 u l d2", null],
  // The blank goes up first: no tile can.
  ["ULDR", "blank: ULDR", null],
  // No way to read them can be made to the end.
  ["DRD9", "DRD9", "D9"],
  ["UUUU", "UUUU", "U"],
])("%s are moves", (text, read, bad) => {
  expect(pasted(text)).toMatchObject({ text: read, bad, before: 0 });
});

it.each([
  "hello world",
  "Dull day",
  "LULU and more",
  "今日は",
  "1 2 3 4 5",
  "",
  "12345678*",
  "UXR",
])("%j is none", (text) => {
  expect(pasted(text)).toBeNull();
});

it("pasted moves begin where they can be played, preferably to the goal", () => {
  const start = "1 2 3/4 5 */7 8 6";
  // The reading that reaches the goal.
  expect(pasted("U", start)).toMatchObject({ text: "U", end: "123/456/78*", gestures: 1 });
  expect(pasted("D", start)).toMatchObject({ text: "blank: D", end: "123/456/78*", gestures: 1 });
  // After a move to the right, only the displayed board fits.
  const { gestures } = sure(readPastedMoves(rules, puzzleOf({ start }), [], "R"));
  expect(pasted("LU", start, gestures)).toMatchObject({ before: 1, gestures: 3, bad: null });
  // The gestures are not the player's.
  expect(gestures).toMatchObject([{ by: "link" }]);
});
