import { grouped } from "./numbers";

/** `1 move`, `20 moves`. */
export function moves(count: number | string): string {
  return count === 1 ? "1 move" : grouped`${count} moves`;
}
