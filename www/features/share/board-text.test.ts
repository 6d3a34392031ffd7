import { expect, it } from "vitest";
import { boardText, fileName } from "./board-text";

it("boards are written row by row, under the title and their headings", () => {
  const boards = [
    { heading: "Start", board: "1 2/10 *" },
    { heading: "Goal", board: "1 2/* 10" },
  ];
  expect(boardText("Ten", boards)).toBe("Ten\n\nStart\n1 2\n10 *\n\nGoal\n1 2\n* 10");
  expect(boardText("", boards.slice(0, 1))).toBe("Start\n1 2\n10 *");
});

it.each([
  ["8パズルの最難", "8パズルの最難.png"],
  ["../a\\b: <c>?\n", "a b c.png"],
  ["", "taisou.png"],
  [" . ", "taisou.png"],
  ["👪".repeat(80), `${"👪".repeat(60)}.png`],
])("the title %j gives the file name %s", (title, name) => {
  expect(fileName(title, "png")).toBe(name);
});
