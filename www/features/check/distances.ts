import {
  type DistanceBounds,
  fromNeighbour,
  intersect,
  isExact,
  UNKNOWN,
} from "../../app/live/bounds";

/** Tightens the bounds of all positions: every move can be undone, so it changes the distance by at most one. */
export function spread(bounds: readonly DistanceBounds[]): DistanceBounds[] {
  const all = [...bounds];
  const tighten = (at: number, from: DistanceBounds | undefined) => {
    const own = all[at];
    if (own === undefined || from === undefined) return;
    all[at] = intersect(own, fromNeighbour(from, 1, null));
  };
  for (let at = 1; at < all.length; at += 1) tighten(at, all[at - 1]);
  for (let at = all.length - 2; at >= 0; at -= 1) tighten(at, all[at + 1]);
  return all;
}

/** The most moves between a known position and the next one that is searched. */
const STRIDE = 16;

/**
 * The position to search next, or `null` if there is none: from the end, where searches are short, to the start. A stretch
 * whose ends differ by its moves has no mistake, and needs no other search; in one with mistakes the middle is searched.
 *
 * @param searched Positions already searched, with or without success.
 */
export function nextToSearch(
  bounds: readonly DistanceBounds[],
  searched: ReadonlySet<number>,
): number | null {
  const open = (at: number) => {
    const known = bounds[at];
    return known !== undefined && !isExact(known) && !searched.has(at);
  };
  const last = bounds.findLastIndex((_, at) => open(at));
  if (last < 0 || last === bounds.length - 1) return last < 0 ? null : last;
  let first = last;
  while (open(first - 1)) first -= 1;
  if (first === 0) return Math.max(last + 1 - STRIDE, 0);
  return Math.max(last + 1 - STRIDE, Math.floor((first + last) / 2));
}

/** The moves lost by each move: 0 if the distance falls, 1 if it stays, 2 if it grows; `null` if unknown. */
export function lossesOf(bounds: readonly DistanceBounds[]): (number | null)[] {
  return bounds.slice(1).map((after, at) => {
    const before = bounds[at];
    if (before === undefined || !isExact(before) || !isExact(after)) return null;
    return 1 + after.least - before.least;
  });
}

/** The indices of the moves that lost. */
export function lostAt(losses: readonly (number | null)[]): number[] {
  return losses.flatMap((lost, made) => (lost !== null && lost > 0 ? [made] : []));
}

/** Bounds on the moves lost in total, which depend only on the first and last position. */
export function lostIn(bounds: readonly DistanceBounds[]): Pick<DistanceBounds, "least" | "most"> {
  const moves = bounds.length - 1;
  const { least: near, most: far } = bounds[0] ?? UNKNOWN;
  const { least: rest, most: mostLeft } = bounds.at(-1) ?? UNKNOWN;
  return { least: Math.max(moves - far + rest, 0), most: moves - near + mostLeft };
}
