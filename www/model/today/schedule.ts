import { type Day, mondayOf, weekdayOf } from "./calendar";

/** Weeks in a part of the puzzles, and parts: 530 weeks are more than ten years. */
const WEEKS = 53;
export const PARTS = 10;

/** The id of a day's puzzle begins with this; a date follows. */
export const DAY = "day/";

/** The puzzle of a day: which part has it, and where. After the last part the first follows. */
export function slotOf(day: Day): { readonly part: number; readonly row: number } {
  const week = mondayOf(day) / 7;
  const turn = ((week % (WEEKS * PARTS)) + WEEKS * PARTS) % (WEEKS * PARTS);
  const part = Math.floor(turn / WEEKS);
  return { part, row: (turn - part * WEEKS) * 7 + weekdayOf(day) };
}
