import type { ParityReason } from "../../model/derived/verdict";

/** What goes around in a circle on the way to the goal. */
export interface Cycle {
  readonly number: number;
  /** What lies on each goes to the next, from the last to the first. */
  readonly cells: readonly number[];
  /** How many exchanges it takes, and with those before it. */
  readonly exchanges: number;
  readonly soFar: number;
}

export function cyclesOf({ cycles }: ParityReason): Cycle[] {
  let soFar = 0;
  return cycles.map((cells, index) => {
    const exchanges = cells.length - 1;
    soFar += exchanges;
    return { number: index + 1, cells, exchanges, soFar };
  });
}

export function isOdd(count: number): boolean {
  return count % 2 !== 0;
}

/** The arrows of a cycle. */
export function arrowsOf(cells: readonly number[]): [from: number, to: number][] {
  return cells.map((from, index) => [from, cells[(index + 1) % cells.length] ?? from]);
}
