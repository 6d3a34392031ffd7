/** What is proven of the fewest moves from a position: no fewer than `least`, no more than `most`. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const UNKNOWN: Range = { least: 0, most: Number.POSITIVE_INFINITY };

export function isKnown({ least, most }: Range): boolean {
  return least === most;
}

/**
 * What is known of every position on a way when this is known of some. A move can be taken back, so from one position to
 * the next the distance changes by one at most.
 */
export function spread(ranges: readonly Range[]): Range[] {
  const all = [...ranges];
  const learn = (at: number, from: Range | undefined) => {
    const own = all[at];
    if (own === undefined || from === undefined) return;
    const least = Math.max(own.least, from.least - 1);
    all[at] = { least, most: Math.min(own.most, from.most + 1) };
  };
  for (let at = 1; at < all.length; at += 1) learn(at, all[at - 1]);
  for (let at = all.length - 2; at >= 0; at -= 1) learn(at, all[at + 1]);
  return all;
}

/**
 * The position to search next, or `null` when all are known: the ends first, then the middle of the longest stretch of
 * which nothing is sure. A stretch on a shortest way is known as soon as its ends are.
 *
 * @param asked Those that were searched already, also in vain.
 */
export function nextToAsk(ranges: readonly Range[], asked: ReadonlySet<number>): number | null {
  const open = (at: number) => {
    const range = ranges[at];
    return range !== undefined && !isKnown(range) && !asked.has(at);
  };
  for (const end of [0, ranges.length - 1]) if (open(end)) return end;
  let middle: number | null = null;
  let longest = 0;
  for (let at = 0; at < ranges.length; at += 1) {
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

/** How many moves each move has lost: one that comes nearer none, one that goes away two; `null` where that is not known. */
export function lossesOf(ranges: readonly Range[]): (number | null)[] {
  return ranges.slice(1).map((after, at) => {
    const before = ranges[at];
    if (before === undefined || !isKnown(before) || !isKnown(after)) return null;
    return 1 + after.least - before.least;
  });
}

/** After how many moves a move was made that lost. */
export function lostAt(losses: readonly (number | null)[]): number[] {
  return losses.flatMap((lost, made) => (lost !== null && lost > 0 ? [made] : []));
}

/** How many were lost on the whole way: that needs only its ends. */
export function lostIn(ranges: readonly Range[]): Range {
  const moves = ranges.length - 1;
  const { least: near, most: far } = ranges[0] ?? UNKNOWN;
  const { least: rest, most: mostLeft } = ranges.at(-1) ?? UNKNOWN;
  return { least: Math.max(moves - far + rest, 0), most: moves - near + mostLeft };
}
