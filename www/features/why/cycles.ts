import type { Parsed, ParsedBoard } from "taisou";
import type { Hopeless, Parity } from "../../model/puzzle/verdict";

/** What goes around in a circle on the way to the goal. */
export interface Cycle {
  readonly number: number;
  /** What lies on each goes to the next, from the last to the first. */
  readonly cells: readonly number[];
  /** How many exchanges it takes, and with those before it. */
  readonly exchanges: number;
  readonly soFar: number;
}

export function cyclesOf({ cycles }: Parity): Cycle[] {
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

/** Which of the goals the reason is about, from 0: the one that fits what it says. */
export function goalMeant({ cells: start, goals }: Parsed, reason: Hopeless): number {
  const misfits = goals.map((goal) =>
    reason.argument === "parity"
      ? count(start.keys(), (cell) => !fits(goal, landing(reason, cell), start[cell]))
      : count(reason.cells, (cell) => fits(goal, cell, start[cell])),
  );
  return misfits.indexOf(Math.min(...misfits));
}

/** Where the permutation takes what lies on a cell. */
function landing({ cycles }: Parity, cell: number): number {
  const cycle = cycles.find((cells) => cells.includes(cell));
  return cycle?.[(cycle.indexOf(cell) + 1) % cycle.length] ?? cell;
}

function fits(goal: ParsedBoard, at: number, piece: ParsedBoard["cells"][number] | undefined) {
  const wanted = goal.cells[at];
  if (wanted?.kind === "any") return true;
  return (
    wanted?.kind === piece?.kind && (wanted?.kind !== "tile" || wanted.symbol === piece?.symbol)
  );
}

function count(cells: Iterable<number>, is: (cell: number) => boolean): number {
  return [...cells].filter(is).length;
}
