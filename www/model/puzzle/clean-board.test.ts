import { describe, expect, it } from "vitest";
import { cleanBoard, fragmentIn } from "./clean-board";

describe("a pasted board", () => {
  it.each([
    // As the module reads them.
    ["1 2 3\n4 5 6\n7 8 0", "1 2 3\n4 5 6\n7 8 0"],
    ["123456780", "123456780"],
    ["ウアタ/ソ*マ/イタノ", "ウアタ/ソ*マ/イタノ"],
    ["FE169B4C0A73D852", "FE169B4C0A73D852"],
    ["--no/off_", "--no/off_"],
    ["#12#\n3*45", "#12#\n3*45"],
    ["ア　イ\r\nウ　＊\r\n", "ア　イ\nウ　＊"],
    ["1 2\n\n3 *\n", "1 2\n3 *"],
    // From programs.
    ["[[1,2,3],[4,5,6],[7,8,0]]", "1 2 3\n4 5 6\n7 8 0"],
    ["[\n  [1, 2, 3],\n  [4, 5, 6],\n  [7, 8, 0],\n]", "1 2 3\n4 5 6\n7 8 0"],
    ["[[ 1  2]\n [ 3 10]\n [ 0  4]]", "1  2\n3 10\n0  4"],
    ['[["ア","イ"],["ウ","*"]]', "ア イ\nウ *"],
    ["((1, 2), (3, 0))", "1 2\n3 0"],
    ["[1 2 3; 4 5 6; 7 8 0]", "1 2 3\n4 5 6\n7 8 0"],
    ["[1, 2, 3, 0]", "1 2 3 0"],
    ["1,2,3\n4,5,6\n7,8,0", "1 2 3\n4 5 6\n7 8 0"],
    ["1, 2, 3, 0", "1 2 3 0"],
    ["1,2,3,4;5,6,7,8;9,10,11,12;13,14,15,0", "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 15 0"],
    ["1 2 3; 4 5 6; 7 8 0", "1 2 3\n4 5 6\n7 8 0"],
    ["1;2;3;0", "1 2 3 0"],
    ["1;2;3\n4;5;6\n7;8;0", "1 2 3\n4 5 6\n7 8 0"],
    ["1;2\r\n3;\r\n", "1 2\n3"],
    ["a;b\nc*d", "a;b\nc*d"],
    // From tables, where nothing stands in the blank.
    ["1\t2\t3\n4\t\t5\n", "1 2 3\n4 * 5"],
    ["1\t2\n3\t", "1 2\n3 *"],
    ["| 1 | 2 |\n|---|---|\n| 3 |   |", "1 2\n3 *"],
    ["+--+--+\n| 1|10|\n+--+--+\n|  | 3|\n+--+--+", "1 10\n* 3"],
    ["┌─┬─┐\n│1│2│\n├─┼─┤\n│3│ │\n└─┴─┘", "1 2\n3 *"],
  ])("%j is given to the module as %j", (text, cleaned) => {
    expect(cleanBoard(text)).toBe(cleaned);
  });
});

describe("a pasted link", () => {
  it.each([
    ["https://example.org/taisou/#board=12/3*&lang=en", "board=12/3*&lang=en"],
    [" http://localhost:4173/?x#puzzle=klotski\n", "puzzle=klotski"],
    ["#board=#12/3*4", "board=#12/3*4"],
  ])("%j opens %j", (text, fragment) => expect(fragmentIn(text)).toBe(fragment));

  it.each(["#12/3*4", "https://example.org/#top", "https://example.org/", "board=12/3*", "1 2 #"])(
    "is not %j",
    (text) => expect(fragmentIn(text)).toBeNull(),
  );
});
