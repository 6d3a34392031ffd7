import { describe, expect, it } from "vitest";
import { boardText, fileName } from "./board-text";

describe("a board as text", () => {
  it("has its rows as lines, under the title and headings", () => {
    const boards = [
      { heading: "Start", board: "1 2/10 *" },
      { heading: "Goal", board: "1 2/* 10" },
    ];
    expect(boardText({ title: "Ten", boards })).toBe("Ten\n\nStart\n1 2\n10 *\n\nGoal\n1 2\n* 10");
    expect(boardText({ title: "", boards: boards.slice(0, 1) })).toBe("Start\n1 2\n10 *");
  });
});

describe("the name of a file", () => {
  it.each([
    ["8パズルの最難", "8パズルの最難.png"],
    ["../a\\b: <c>?\n", "a b c.png"],
    ["", "taisou.png"],
    [" . ", "taisou.png"],
    ["👪".repeat(80), `${"👪".repeat(60)}.png`],
  ])("%j gives %s", (title, name) => expect(fileName(title, "png")).toBe(name));
});
