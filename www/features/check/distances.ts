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

/**
 * The position to search next, or `null` if there is none: the ends first, then the middle of the longest unknown
 * stretch. The ends of a stretch without a mistake determine the rest of it.
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
  for (const end of [0, bounds.length - 1]) if (open(end)) return end;
  let middle: number | null = null;
  let longest = 0;
  for (let at = 0; at < bounds.length; at += 1) {
    let length = 0;
    while (open(at + length)) length += 1;
    if (length > longest) {
      longest = length;
      middle = at + Math.floor(length / 2);
    }
    at += length;
  }
  return middle;
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
