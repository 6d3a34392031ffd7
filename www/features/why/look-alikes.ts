import type { ParsedBoard } from "taisou";
import { identicalTileNumbers } from "../../model/derived/position";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { isOdd } from "./cycles";

/** Where a solution takes one of several tiles that look alike. */
export interface Journey {
  readonly symbol: string;
  /** Its number among them. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Whether look-alikes arrive in the order that they had, as one reads the board. If not, whether that order would have
 * been possible: not if they have changed places an odd number of times, and perhaps if an even one. `open` where
 * parity does not tell.
 */
export type KeptOrder = "kept" | "odd" | "even" | "open";

export interface LookAlikeTale {
  readonly journeys: readonly Journey[];
  readonly order: KeptOrder;
  /** Those that have not kept it. */
  readonly reordered: readonly Journey[];
}

/** @param pieces Which piece stands on each cell at the goal; pieces are numbered by the cell they start on. */
export function lookAlikeTale(puzzle: Puzzle, pieces: readonly number[]): LookAlikeTale {
  const { start } = puzzle;
  const numbers = identicalTileNumbers(start);
  const journeys = start.cells.flatMap(({ symbol }, from): Journey[] => {
    const number = numbers[from] ?? 0;
    return number === 0 ? [] : [{ symbol, number, from, to: pieces.indexOf(from) }];
  });
  let inversions = 0;
  const reordered: Journey[] = [];
  for (const symbol of new Set(journeys.map((journey) => journey.symbol))) {
    const group = journeys.filter((journey) => journey.symbol === symbol);
    const ends = group.map(({ to }) => to);
    const sorted = ends.toSorted((a, b) => a - b);
    reordered.push(...group.filter(({ to }, index) => to !== sorted[index]));
    inversions += inversionsOf(ends);
  }
  const order =
    reordered.length === 0
      ? "kept"
      : !isTelling(puzzle)
        ? "open"
        : !isOdd(inversions)
          ? "even"
          : "odd";
  return { journeys, order, reordered };
}

/** How many pairs stand in the wrong order: odd exactly if it takes an odd number of exchanges to sort them. */
function inversionsOf(ends: readonly number[]): number {
  return ends.reduce(
    (sum, end, index) => sum + ends.slice(0, index).filter((before) => before > end).length,
    0,
  );
}

/** Whether all but the look-alikes have one place to go to, so that only these can make the parity right. */
function isTelling({ start, options }: Puzzle): boolean {
  const [goal, another] = start.goals;
  const hasOneBlank = (board: ParsedBoard) =>
    board.cells.filter(({ kind }) => kind === "blank").length === 1;
  return (
    goal !== undefined &&
    another === undefined &&
    options.same === undefined &&
    start.blocks.length === 0 &&
    hasOneBlank(start) &&
    goal.cells.every(({ kind }) => kind !== "any")
  );
}
