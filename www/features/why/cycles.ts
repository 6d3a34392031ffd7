import type { ParityReason } from "../../model/derived/verdict";

/** A cycle of the permutation from the start to the goal. */
export interface Cycle {
  readonly number: number;
  /** The piece on each cell belongs on the next one, that on the last one on the first. */
  readonly cells: readonly number[];
  /** The exchanges of two pieces that sort the cycle. */
  readonly exchanges: number;
  /** The exchanges of this cycle and those before it. */
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

export function arrowsOf(cells: readonly number[]): [from: number, to: number][] {
  return cells.map((from, index) => [from, cells[(index + 1) % cells.length] ?? from]);
}
