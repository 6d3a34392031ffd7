import type { Metric } from "taisou";
import type { Gesture } from "../../model/play/play";
import { movesIn } from "../../model/state/selectors";

/** The distance from the goal at the start and after each gesture of a game; `null` where it is unknown. */
export type Journey = readonly (number | null)[];

/** Searches of one way: enough for a few mistakes. */
const MOST_SEARCHES = 40;

/** The moves made until the start and after each gesture. */
function movesUntil(gestures: readonly Gesture[], metric: Metric): number[] {
  return [0, ...gestures.map((_, at) => movesIn(gestures.slice(0, at + 1), metric))];
}

/**
 * Finds the way of a solved game. A stretch whose ends differ by as much as its moves needs no search: each of its moves
 * came nearer, or each went farther. Others are halved.
 *
 * @param best The distance of the start.
 */
export async function findWay(
  gestures: readonly Gesture[],
  metric: Metric,
  best: number,
  distanceOf: (board: string) => Promise<number | null>,
): Promise<Journey> {
  const made = movesUntil(gestures, metric);
  const way: (number | null)[] = made.map(() => null);
  way[0] = best;
  way[gestures.length] = 0;
  let searches = 0;
  async function fill(from: number, to: number): Promise<void> {
    if (to - from < 2) return;
    const [first = null, last = null] = [way[from], way[to]];
    const moves = (made[to] ?? 0) - (made[from] ?? 0);
    if (first !== null && last !== null && Math.abs(first - last) === moves) {
      const sign = Math.sign(last - first);
      for (let at = from + 1; at < to; at += 1) {
        way[at] = first + sign * ((made[at] ?? 0) - (made[from] ?? 0));
      }
      return;
    }
    if (searches === MOST_SEARCHES) return;
    searches += 1;
    const middle = Math.floor((from + to) / 2);
    way[middle] = await distanceOf(gestures[middle - 1]?.board ?? "");
    await fill(from, middle);
    await fill(middle, to);
  }
  await fill(0, gestures.length);
  return way;
}

/** Effects of a gesture, the weakest first. Where several gestures share a square, the strongest counts. */
const KINDS = ["⬛", "⬜", "🟧", "🟥"] as const;
const [NEARER, UNKNOWN, FARTHER, HINTED] = KINDS;

const MOST_SQUARES = 50;
const SQUARES_IN_ROW = 10;

/**
 * The game as rows of squares, which tell nothing about the solution: dark for nearer, orange for not nearer, red for a
 * hint, white for unknown.
 *
 * @param hints The numbers of gestures before each hint.
 */
export function patternOf(
  gestures: readonly Gesture[],
  metric: Metric,
  way: Journey,
  hints: readonly number[],
): string {
  const made = movesUntil(gestures, metric);
  const squares = gestures.map((_, at) => {
    if (hints.includes(at)) return HINTED;
    const [before = null, after = null] = [way[at], way[at + 1]];
    if (before === null || after === null) return UNKNOWN;
    // The rest of a move is no move of its own.
    const isRest = made[at] === made[at + 1] && before === after;
    return after < before || isRest ? NEARER : FARTHER;
  });
  const each = Math.ceil(squares.length / MOST_SQUARES);
  const rows: string[] = [];
  for (let at = 0; at * each < squares.length; at += 1) {
    const share = squares.slice(at * each, (at + 1) * each);
    const square = KINDS.findLast((kind) => share.includes(kind)) ?? NEARER;
    const row = Math.floor(at / SQUARES_IN_ROW);
    rows[row] = (rows[row] ?? "") + square;
  }
  return rows.join("\n");
}

/** The known distances as the points of a line in a box of 100 by 100. */
export function lineOfWay(way: Journey): string {
  const most = Math.max(...way.map((left) => left ?? 0), 1);
  return way
    .flatMap((left, at) =>
      left === null
        ? []
        : [`${(at / Math.max(way.length - 1, 1)) * 100},${100 - (left / most) * 100}`],
    )
    .join(" ");
}
