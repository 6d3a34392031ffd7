import { grouped } from "./numbers";

/** `1 line`, `20 lines`: a number, or one that is written already, with its noun. */
export function counted(count: number | string, noun: string): string {
  return String(count) === "1" ? `1 ${noun}` : grouped`${count} ${noun}s`;
}

/** `1 move`, `20 moves`. */
export const moves = (count: number | string) => counted(count, "move");

/** `1 position`, `20 positions`. */
export const positions = (count: number | string) => counted(count, "position");
