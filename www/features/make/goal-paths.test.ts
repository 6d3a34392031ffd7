import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../../model/puzzle/rows";
import { arranged, type GoalOrder } from "./goal-paths";

/** The rows of the goal in this order. */
function goal(order: GoalOrder, board: string): string {
  const [ordered] = taisou.parse(board, 0).goals;
  if (ordered === undefined) throw new Error("There is no goal in order.");
  const symbols = arranged(order, ordered).map(({ symbol }) => symbol);
  return rowsOf(symbols, ordered.width, " ").join(" / ");
}

const EIGHT = "8 7 6/5 4 3/2 1 *";
const FIFTEEN = "15 14 13 12/11 10 9 8/7 6 5 4/3 2 1 *";

describe("a goal", () => {
  it.each<[GoalOrder, string, string]>([
    ["rows", EIGHT, "1 2 3 / 4 5 6 / 7 8 *"],
    ["blankFirst", EIGHT, "* 1 2 / 3 4 5 / 6 7 8"],
    ["snake", EIGHT, "1 2 3 / 6 5 4 / 7 8 *"],
    ["spiral", EIGHT, "1 2 3 / 8 * 4 / 7 6 5"],
    ["columns", EIGHT, "1 4 7 / 2 5 8 / 3 6 *"],
    ["snake", FIFTEEN, "1 2 3 4 / 8 7 6 5 / 9 10 11 12 / * 15 14 13"],
    ["spiral", FIFTEEN, "1 2 3 4 / 12 13 14 5 / 11 * 15 6 / 10 9 8 7"],
    // Other shapes.
    ["spiral", "5 4 3/2 1 *", "1 2 3 / * 5 4"],
    ["spiral", "5 4/3 2/1 *", "1 2 / * 3 / 5 4"],
    ["columns", "5 4 3/2 1 *", "1 3 5 / 2 4 *"],
    ["spiral", "3 2 1 *", "1 2 3 *"],
    // Walls, several blanks, identical tiles, letters after numbers.
    ["snake", "#ba/c*d/fe#", "# a b / e d c / f * #"],
    ["spiral", "54#/321/***", "1 2 # / * * 3 / * 5 4"],
    ["blankFirst", "タア**/ンタ2#", "* * 2 ア / タ タ ン #"],
  ])("by %s of %j is %j", (order, board, expected) => {
    expect(goal(order, board)).toBe(expected);
  });
});
