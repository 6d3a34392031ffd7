import type { Metric } from "taisou";
import collection from "../../puzzles/collection.json" with { type: "json" };
import { type Entry, type Kind, LANDING, type Text } from "../model/puzzle/entry";
import { usualMetric } from "../model/puzzle/metrics";

interface Both {
  readonly ja: string;
  readonly en: string;
}

/** A puzzle of the file; `puzzles/collection.schema.json` defines the fields. */
interface Listed {
  readonly id: string;
  readonly kind: Kind;
  readonly name: Both;
  readonly note?: Both;
  readonly source?: Both;
  readonly start: string;
  readonly goal?: string;
  readonly width?: number;
  readonly blocks?: string;
  readonly same?: readonly string[];
  readonly axis?: "long";
  readonly gates?: string;
  readonly shortest: Partial<Record<Metric, number>> | null;
  readonly positions: number;
  readonly atLeast?: true;
  readonly farthest?: Partial<Record<Metric, number>>;
  readonly standing?: { readonly nearer: number; readonly alike: number };
}

const textOf = ({ ja, en }: Both): Text => [ja, en];

/** Converts a puzzle, without the fields that the page does not show. */
export function entryOf(listed: Listed): Entry {
  const { name, note, source, goal, same, standing, atLeast: _, farthest, ...facts } = listed;
  const usual = usualMetric(listed);
  const reach = farthest?.[usual];
  return {
    ...facts,
    name: textOf(name),
    ...(note && { note: textOf(note) }),
    ...(source && { source: textOf(source) }),
    goal: goal ?? "",
    ...(same && { same: same.join(",") }),
    ...(standing && { standing: [standing.nearer, standing.alike] }),
    ...(reach !== undefined && { farthest: reach }),
  };
}

/** The collection, a lazy chunk. `tests/data/blocks.txt` has the optima of block puzzles, the module has proven the others. */
export const ENTRIES: readonly Entry[] = [
  LANDING,
  ...(collection.puzzles.slice(1) as readonly Listed[]).map(entryOf),
];
