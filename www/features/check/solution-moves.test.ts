import { expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS, type Puzzle } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import { boardAfter, readPlayedMoves } from "./solution-moves";

function puzzle(fields: Partial<typeof EMPTY_FIELDS>): Puzzle {
  const made = sure(readFields(rules, { ...EMPTY_FIELDS, ...fields })).puzzle;
  if (made === null) throw new Error("no puzzle");
  return made;
}

it("has a position after each move of the metric", () => {
  const eight = puzzle({ start: "*12345678", width: "3" });
  const steps = sure(readPlayedMoves(rules, eight, "step", "L2U").ok);
  expect(steps.gestures.map(({ board }) => board)).toEqual([
    "1*2/345/678",
    "12*/345/678",
    "125/34*/678",
  ]);
  const lines = sure(readPlayedMoves(rules, eight, "line", "blank:R2D").ok);
  expect(lines.gestures.map(({ board }) => board)).toEqual(["12*/345/678", "125/34*/678"]);
  expect(boardAfter(lines, 0)).toBe("*12/345/678");
});

it("counts a piece that continues as one move, and as none if it returns", () => {
  const block = puzzle({ start: "aa**", goal: "**aa", width: "4", blocks: "a" });
  const played = sure(readPlayedMoves(rules, block, "move", "1R 2R").ok);
  expect(played.gestures.map(({ board }) => board)).toEqual(["**aa"]);
  expect(sure(readPlayedMoves(rules, block, "move", "1R 2L").ok).gestures).toEqual([]);
  expect(sure(readPlayedMoves(rules, block, "step", "1R 2L").ok).gestures).toHaveLength(2);
});
