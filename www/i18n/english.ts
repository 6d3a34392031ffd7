import { grouped } from "./numbers";

/** `1 line`, `20 lines`: a number with its noun. */
export function counted(count: number | string, noun: string): string {
  return String(count) === "1" ? `1 ${noun}` : grouped`${count} ${noun}s`;
}

export const moves = (count: number | string) => counted(count, "move");

export const positions = (count: number | string) => counted(count, "position");
