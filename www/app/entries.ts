import type { Metric } from "taisou";
import collection from "../../puzzles/collection.json" with { type: "json" };
import { type Entry, type Kind, LANDING, type Text } from "../model/puzzle/entry";

interface Both {
  readonly ja: string;
  readonly en: string;
}

/** A puzzle as the file has it; `puzzles/collection.schema.json` says what everything means. */
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

/** Without what the page does not tell. */
export function entryOf(listed: Listed): Entry {
  const { name, note, source, goal, same, standing, atLeast: _, farthest: __, ...facts } = listed;
  return {
    ...facts,
    name: textOf(name),
    ...(note && { note: textOf(note) }),
    ...(source && { source: textOf(source) }),
    goal: goal ?? "",
    ...(same && { same: same.join(",") }),
    ...(standing && { standing: [standing.nearer, standing.alike] }),
  };
}

/**
 * The collection: facts only, and loaded only when somebody looks for it. The lengths of blocks are those of
 * `tests/data/blocks.txt`; those of tiles were all found, and proven, by the module.
 */
export const ENTRIES: readonly Entry[] = [
  LANDING,
  ...(collection.puzzles.slice(1) as readonly Listed[]).map(entryOf),
];
