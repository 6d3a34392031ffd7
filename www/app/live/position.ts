import type { Metric, Parsed } from "taisou";
import type { Rules } from "../../engine/rules";
import { spaceOf } from "../../model/derived/state-space";
import { memoBy } from "../../model/memo-by";
import type { Answer } from "../../model/play/play";
import type { Puzzle } from "../../model/puzzle/puzzle";
import type { Store } from "../../model/state/store";
import { BoundsCache } from "./bounds";
import { findNeighbours, type Neighbour } from "./neighbours";

/** Positions remembered in each state space. */
const CAPACITY = 20_000;
/** State spaces remembered, each with its metric. */
const MAX_SPACES = 4;

export interface LivePosition {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly board: string;
  readonly parsed: Parsed;
  readonly space: SpaceBounds;
}

/** Everything proven about one state space in one metric. */
export interface SpaceBounds {
  readonly bounds: BoundsCache;
  /** The node limit of the last search that ended without a solution, by board. */
  readonly tried: Map<string, number>;
  /** Solutions whose positions are in `bounds` already. */
  readonly read: WeakSet<Answer>;
  /** Memo of `neighboursOf` for the last board. */
  neighbours: { readonly board: string; readonly found: readonly Neighbour[] } | null;
}

/** The spaces of a store by metric and puzzle, least recently used first. */
const spacesOf = memoBy((_store: Store) => new Map<string, SpaceBounds>());

/** The bounds that any part of the page has proven about the positions of a puzzle. */
export function boundsIn(store: Store, puzzle: Puzzle, metric: Metric): SpaceBounds {
  const spaces = spacesOf(store);
  const key = `${metric} ${spaceOf(puzzle)}`;
  const space = spaces.get(key) ?? {
    bounds: new BoundsCache(CAPACITY),
    tried: new Map(),
    read: new WeakSet(),
    neighbours: null,
  };
  spaces.delete(key);
  spaces.set(key, space);
  const [oldest] = spaces.keys();
  if (spaces.size > MAX_SPACES && oldest !== undefined) spaces.delete(oldest);
  return space;
}

export function neighboursOf(rules: Rules, position: LivePosition): readonly Neighbour[] {
  const { board, space } = position;
  if (space.neighbours?.board !== board) {
    space.neighbours = { board, found: findNeighbours(rules, position) };
  }
  return space.neighbours.found;
}
