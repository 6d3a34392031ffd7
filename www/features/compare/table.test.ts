import { expect, it } from "vitest";
import { logScale } from "../../ui/log-scale";
import { markdownOf } from "./table";

const tables = [
  {
    head: ["Method", "Moves"],
    rows: [
      ["A*", "31"],
      ["a|b", ""],
    ],
  },
  { head: ["Threshold", "x, y"], rows: [['say "1"', "2"]] },
];

it("writes tables as Markdown, with markup in cells escaped", () => {
  expect(markdownOf(tables)).toBe(
    "| Method | Moves |\n| --- | ---: |\n| A\\* | 31 |\n| a\\|b |  |\n" +
      '\n| Threshold | x, y |\n| --- | ---: |\n| say "1" | 2 |\n',
  );
});

it("starts a scale below the least value", () => {
  const { at, marks } = logScale([46, 181_440, 30_368_290]);
  expect(marks[0]).toBe(10);
  expect(at(46)).toBeGreaterThan(0.05);
  expect(at(30_368_290)).toBeLessThanOrEqual(1);
  expect(at(0)).toBe(0);
  expect(logScale([]).marks.length).toBeGreaterThan(1);
  expect(logScale([100]).at(100)).toBeGreaterThan(0);
  expect(logScale([0.2, 5]).marks).toEqual([1, 10]);
});
