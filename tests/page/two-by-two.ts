import type { Taisou } from "./taisou";

/** The smallest puzzle of the collection. */
export const TWO_BY_TWO = "puzzle=two-by-two";
/** The same board, which nobody knows by name. */
export const UNNAMED = "board=12/3*&goal=23/1*";

/** What is clicked from its start to its goal. */
const WAY = [
  [2, 1],
  [1, 1],
  [1, 2],
  [2, 2],
] as const;

/** Plays it to its goal, or the first clicks of that. */
export async function play(taisou: Taisou, clicks: number = WAY.length): Promise<void> {
  for (const [row, column] of WAY.slice(0, clicks)) await taisou.cell(row, column).click();
}
