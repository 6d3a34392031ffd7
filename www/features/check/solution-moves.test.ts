import * as taisou from "taisou";
import { beforeAll, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS, type Puzzle } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import { boardAfter, readWay } from "./solution-moves";

beforeAll(() => taisou.default());

function puzzle(fields: Partial<typeof EMPTY_FIELDS>): Puzzle {
  const made = sure(readFields(rules, { ...EMPTY_FIELDS, ...fields })).puzzle;
  if (made === null) throw new Error("no puzzle");
  return made;
}

it("has a position after each move of the metric", () => {
  const eight = puzzle({ start: "*12345678", width: "3" });
  const steps = sure(readWay(rules, eight, "step", "L2U").ok);
  expect(steps.gestures.map(({ board }) => board)).toEqual([
    "1*2/345/678",
    "12*/345/678",
    "125/34*/678",
  ]);
  const lines = sure(readWay(rules, eight, "line", "blank:R2D").ok);
  expect(lines.gestures.map(({ board }) => board)).toEqual(["12*/345/678", "125/34*/678"]);
  expect(boardAfter(lines, 0)).toBe("*12/345/678");
});

it("counts a piece that goes on as one move, and none if it comes back", () => {
  const block = puzzle({ start: "aa**", goal: "**aa", width: "4", blocks: "a" });
  const way = sure(readWay(rules, block, "move", "1R 2R").ok);
  expect(way.gestures.map(({ board }) => board)).toEqual(["**aa"]);
  expect(sure(readWay(rules, block, "move", "1R 2L").ok).gestures).toEqual([]);
  expect(sure(readWay(rules, block, "step", "1R 2L").ok).gestures).toHaveLength(2);
});
