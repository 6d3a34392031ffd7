import type { Next } from "../../model/play/play";

/**
 * What is known of how far a position is from the goal: `least` moves or more, `most` or fewer. Neither is finite where
 * no way leads there.
 */
export interface DistanceBounds {
  readonly least: number;
  readonly most: number;
  /** The first move of a way with `most` moves, where one is known. */
  readonly next: Next | null;
}

export const NOTHING: DistanceBounds = { least: 0, most: Number.POSITIVE_INFINITY, next: null };

export const NO_WAY: DistanceBounds = { ...NOTHING, least: Number.POSITIVE_INFINITY };

/** Whether the distance is proven, or that there is none. */
export function isExact({ least, most }: DistanceBounds): boolean {
  return least === most;
}

/** Whether nothing is left to be asked: the distance is proven, and how to go on. */
export function isSettled(known: DistanceBounds): boolean {
  const { most, next } = known;
  return isExact(known) && (next !== null || most === 0 || most === Number.POSITIVE_INFINITY);
}

/** What two proofs about one position say together. */
export function together(one: DistanceBounds, other: DistanceBounds): DistanceBounds {
  const better = other.most < one.most || (other.most === one.most && one.next === null);
  const { most, next } = better ? other : one;
  return { least: Math.max(one.least, other.least), most, next };
}

/**
 * What this says of a position so many moves away: every move can be taken back, so the two are hardly nearer or farther.
 *
 * @param next The first of these moves, seen from there; `null` if it is not known.
 */
export function fromBeside(
  { least, most }: DistanceBounds,
  moves: number,
  next: Next | null,
): DistanceBounds {
  return { least: Math.max(least - moves, 0), most: most + moves, next };
}

/** What a way of so many moves says of the position after some of them. */
export function alongWay(
  bound: number,
  length: number,
  made: number,
  next: Next | null,
): DistanceBounds {
  return { least: Math.max(bound - made, 0), most: length - made, next };
}

/** What was proven of positions, by their boards: of one puzzle's goals, in one metric. */
export interface Knowledge {
  of(board: string): DistanceBounds;
  /** Adds a proof. */
  learn(board: string, known: DistanceBounds): void;
}

/** @param room For so many positions; what was of no use for the longest time is forgotten. */
export function createKnowledge(room: number): Knowledge {
  const positions = new Map<string, DistanceBounds>();
  return {
    of: (board) => positions.get(board) ?? NOTHING,
    learn(board, known) {
      const now = together(positions.get(board) ?? NOTHING, known);
      positions.delete(board);
      positions.set(board, now);
      const [oldest] = positions.keys();
      if (positions.size > room && oldest !== undefined) positions.delete(oldest);
    },
  };
}
