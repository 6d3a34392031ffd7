import type { Next } from "../../model/play/play";

/** Bounds on a position's distance to the goal; both infinite if it is unsolvable. */
export interface DistanceBounds {
  readonly least: number;
  readonly most: number;
  /** The first move of a solution with `most` moves, if known. */
  readonly next: Next | null;
}

export const UNKNOWN: DistanceBounds = { least: 0, most: Number.POSITIVE_INFINITY, next: null };

export const UNSOLVABLE: DistanceBounds = { ...UNKNOWN, least: Number.POSITIVE_INFINITY };

/** Reports whether the distance, or unsolvability, is proven. */
export function isExact({ least, most }: DistanceBounds): boolean {
  return least === most;
}

/** Reports whether distance and next move are known, so that no search can improve them. */
export function isSettled(bounds: DistanceBounds): boolean {
  const { most, next } = bounds;
  return isExact(bounds) && (next !== null || most === 0 || most === Number.POSITIVE_INFINITY);
}

/** The bounds that two proofs about one position give together. */
export function intersect(one: DistanceBounds, other: DistanceBounds): DistanceBounds {
  const better = other.most < one.most || (other.most === one.most && one.next === null);
  const { most, next } = better ? other : one;
  return { least: Math.max(one.least, other.least), most, next };
}

/** Bounds of a position `moves` moves away: moves are reversible. `next` is the first of them, from there, if known. */
export function fromNeighbour(
  { least, most }: DistanceBounds,
  moves: number,
  next: Next | null,
): DistanceBounds {
  return { least: Math.max(least - moves, 0), most: most + moves, next };
}

/** Bounds of the position after `made` moves of a solution with `length` moves, whose start has this lower bound. */
export function alongSolution(
  bound: number,
  length: number,
  made: number,
  next: Next | null,
): DistanceBounds {
  return { least: Math.max(bound - made, 0), most: length - made, next };
}

/** Bounds of positions by their boards, for one set of goals in one metric. */
export class BoundsCache {
  readonly #capacity: number;
  /** Least recently updated first. */
  readonly #positions = new Map<string, DistanceBounds>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  of(board: string): DistanceBounds {
    return this.#positions.get(board) ?? UNKNOWN;
  }

  learn(board: string, bounds: DistanceBounds): void {
    const known = this.of(board);
    this.#positions.delete(board);
    this.#positions.set(board, intersect(known, bounds));
    const [oldest] = this.#positions.keys();
    if (this.#positions.size > this.#capacity && oldest !== undefined) {
      this.#positions.delete(oldest);
    }
  }
}
