import type { ParsedBoard } from "taisou";
import { identicalTileNumbers } from "../../model/derived/position";
import type { Puzzle } from "../../model/puzzle/puzzle";
import { isOdd } from "./cycles";

/** The way of one of several identical tiles. */
export interface TileRoute {
  readonly symbol: string;
  /** Its number among them, from 1. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The order of identical tiles at the goal: `kept` is the reading order of the start. Otherwise the parity of the
 * change: after an `odd` one, the kept order cannot be reached; after an `even` one, it may be. `open` if parity does
 * not decide.
 */
type KeptOrder = "kept" | "odd" | "even" | "open";

/**
 * The routes of all identical tiles, their order at the goal, and the tiles that are out of order.
 *
 * @param pieces The piece on each cell at the goal; pieces are numbered by the cell they start on.
 */
export function traceIdenticalTiles(puzzle: Puzzle, pieces: readonly number[]) {
  const { start } = puzzle;
  const numbers = identicalTileNumbers(start);
  const routes = start.cells.flatMap(({ symbol }, from): TileRoute[] => {
    const number = numbers[from] ?? 0;
    return number === 0 ? [] : [{ symbol, number, from, to: pieces.indexOf(from) }];
  });
  let inversions = 0;
  const reordered: TileRoute[] = [];
  for (const symbol of new Set(routes.map((route) => route.symbol))) {
    const group = routes.filter((route) => route.symbol === symbol);
    const ends = group.map(({ to }) => to);
    const sorted = ends.toSorted((a, b) => a - b);
    reordered.push(...group.filter(({ to }, index) => to !== sorted[index]));
    inversions += inversionsOf(ends);
  }
  const parity = isOdd(inversions) ? "odd" : "even";
  const order: KeptOrder =
    reordered.length === 0 ? "kept" : isDecidedByParity(puzzle) ? parity : "open";
  return { routes, order, reordered };
}

/** The number of pairs out of order. Its parity is that of the exchanges that sort them. */
function inversionsOf(ends: readonly number[]): number {
  return ends.reduce(
    (sum, end, index) => sum + ends.slice(0, index).filter((before) => before > end).length,
    0,
  );
}

/** True if all other pieces have one target each, so that only the order of identical tiles decides the parity. */
function isDecidedByParity({ start, options }: Puzzle): boolean {
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
