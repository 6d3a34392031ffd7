import type { Taisou } from "./taisou";

/** The smallest puzzle of the collection. */
export const TWO_BY_TWO = "puzzle=two-by-two";
/** The board of `TWO_BY_TWO`, without its name. */
export const UNNAMED = "board=12/3*&goal=23/1*";
/** A 2x2 board, whose positions are a ring of twelve. */
export const TINY = "board=123*&goal=231*&w=2";
/** At its goal. */
export const EIGHT = "board=12345678*&w=3";
/** 31 moves from its goal. */
export const HARDEST = "board=8672543*1&w=3";
/** 18 moves from its goal. */
export const SOUAI = "board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3";
export const KLOTSKI =
  "board=父娘娘母/父娘娘母/祖兄兄婆/祖茶書婆/華**裁&goal=????/????/????/?娘娘?/?娘娘?&blocks=all";
/** A 24-puzzle, on which a breadth-first search does not end within a test. */
export const FAR = "board=24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *&w=5";
/** A random 24-puzzle. */
export const RANDOM = "board=14 5 9 2 18/8 23 19 12 17/15 * 10 20 4/6 11 21 1 7/24 3 16 22 13&w=5";

/** The clicks that solve `TWO_BY_TWO`. */
const SOLUTION = [
  [2, 1],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

/** Plays the first clicks of the solution of `TWO_BY_TWO`, all by default. */
export async function play(taisou: Taisou, clicks: number = SOLUTION.length): Promise<void> {
  for (const [row, column] of SOLUTION.slice(0, clicks)) await taisou.cell(row, column).click();
}
