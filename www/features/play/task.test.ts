import { describe, expect, it } from "vitest";
import { findEntry } from "../../app/page-in-tests";
import { enBoard } from "../../i18n/board-en";
import { jaBoard } from "../../i18n/board-ja";
import { texts as en } from "../../i18n/en";
import { fieldsOf } from "../../model/puzzle/entry";
import { puzzleOf } from "../../model/puzzle/puzzle-in-tests";
import { partsOfName } from "../../ui/cell-name";
import { goalInWords, taskOf } from "./task";

describe("the task of a puzzle", () => {
  it.each([
    ["klotski", "Move 娘 to the dashed outline", "「娘」を点線の場所へ"],
    ["moving-day", "A and B change places", "「A」と「B」を入れ替える"],
    ["t-zer", "X and Y change places", "「X」と「Y」を入れ替える"],
    ["century-and-a-half", "Make it look like this", "この形にする"],
  ])("%s", (id, english, japanese) => {
    const puzzle = puzzleOf(fieldsOf(findEntry(id)));
    expect(taskOf(puzzle, enBoard)).toBe(english);
    expect(taskOf(puzzle, jaBoard)).toBe(japanese);
  });

  it("names pieces with Japanese symbols by their colour in English", () => {
    expect(taskOf(puzzleOf(fieldsOf(findEntry("klotski"))), en)).toBe(
      "Move the red piece to the dashed outline",
    );
    const swap = puzzleOf({ start: "兄婆/母*/**", goal: "婆兄/??/??", blocks: "兄婆" });
    expect(taskOf(swap, en)).toBe("The red pieces change places");
  });

  it("names many pieces by their colour", () => {
    const start = { start: "ABC/D**/***", blocks: "ABCD" };
    const exchange = puzzleOf({ ...start, goal: "BCA/???/???" });
    expect(taskOf(exchange, enBoard)).toBe("The red pieces change places");
    const away = puzzleOf({ ...start, goal: "???/???/BCA" });
    expect(taskOf(away, jaBoard)).toBe("赤い駒を点線の場所へ");
  });

  it("names only the pieces that are not at their targets", () => {
    const puzzle = puzzleOf({ start: "A*/BC", goal: "A?/?B", blocks: "ABC" });
    expect(taskOf(puzzle, enBoard)).toBe("Move B to the dashed outline");
  });

  it("names the places of the goal's pieces, and leaves the others open", () => {
    const puzzle = puzzleOf({ start: "AA*/BB*/B**", goal: "?AA/BB?/B??", blocks: "AB" });
    const [goal = puzzle.start] = puzzle.start.goals;
    expect(goalInWords(goal, enBoard)).toBe(
      "A, row 1, columns 2 to 3; B, rows 2 to 3, columns 1 to 2; anything elsewhere",
    );
    const [plain = puzzle.start] = puzzleOf({ start: "21/3*", goal: "12/3*" }).start.goals;
    expect(goalInWords(plain, enBoard)).toBe("12/3*");
  });
});

describe("the name of a piece", () => {
  const name = (index: number, isTarget: boolean) => {
    const { start } = puzzleOf({ start: "AA*/AAB/*BB", goal: "?AA/?AA/???", blocks: "AB" });
    return partsOfName(start, index, 0, enBoard, isTarget).join(", ");
  };

  it("has its size, its role and its place, and is the same for all of its cells", () => {
    const big = "A, 2 by 2, target, rows 1 to 2, columns 1 to 2";
    expect(name(0, true)).toBe(big);
    expect(name(4, true)).toBe(big);
    expect(name(5, false)).toBe("B, 3 cells, rows 2 to 3, columns 2 to 3");
    expect(name(2, false)).toBe("blank, row 1, column 3");
    const { start } = puzzleOf({ start: "CC*/***", goal: "?CC/???", blocks: "C" });
    const wide = partsOfName(start, 0, 0, enBoard);
    expect(wide[0]).toBe("C, 1 by 2, row 1, columns 1 to 2");
  });
});
