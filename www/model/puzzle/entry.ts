import type { Metric } from "taisou";
import { usualMetric } from "./metrics";
import { EMPTY_FIELDS, type Fields } from "./puzzle";

export type Text = readonly [ja: string, en: string];

export const KINDS = [
  "letters",
  "numbers",
  "parking",
  "klotski",
  "blocks",
  "rush",
  "games",
] as const;

export type Kind = (typeof KINDS)[number];

/** A puzzle of the collection. */
export interface Entry {
  /** The name in short links. Never changes, because links must keep working. */
  readonly id: string;
  readonly kind: Kind;
  readonly name: Text;
  readonly note?: Text;
  /** The author or publication, if known. */
  readonly source?: Text;
  readonly start: string;
  /** Empty for the goal in order. */
  readonly goal: string;
  /** Left out if the start has rows. */
  readonly width?: number;
  readonly blocks?: string;
  readonly same?: string;
  readonly axis?: "long";
  readonly gates?: string;
  /** Proven lengths by metric. Empty if the board is for play; `null` if there is no solution. */
  readonly shortest: Partial<Record<Metric, number>> | null;
  /** The number of reachable positions; for a few boards with blocks a lower bound. */
  readonly positions: number;
  /** The number of positions nearer to the goal, and as far, in the usual metric; if all were counted. */
  readonly standing?: readonly [nearer: number, alike: number];
}

/** The puzzle of an empty link, so it is part of the first load. Its point is the two identical タ. */
export const LANDING: Entry = {
  id: "taisou",
  kind: "letters",
  name: ["アタマノタイソウ", "アタマノタイソウ"],
  note: ["2枚のタが入れ替わる", "The two タ change places"],
  source: ["文字盤を解く Ruby のブログ記事", "A blog post with a solver in Ruby"],
  start: "アタマノタイソウ*",
  goal: "アタマノタイウソ*",
  width: 3,
  shortest: { step: 20, line: 12 },
  positions: 181_440,
  standing: [37_809, 16_993],
};

/** True if a puzzle begins at its goal, so that it has to be scrambled first. */
export function isForPlay({ shortest }: Entry): boolean {
  return shortest !== null && Object.keys(shortest).length === 0;
}

/** The fewest moves in this metric, or in the usual one if the puzzle has none in this metric. */
export function shortestIn(
  entry: Entry,
  metric: Metric | null,
): { readonly metric: Metric; readonly moves: number } | null {
  const { shortest } = entry;
  const counted = metric !== null && shortest?.[metric] !== undefined ? metric : usualMetric(entry);
  const moves = shortest?.[counted];
  return moves === undefined ? null : { metric: counted, moves };
}

/** Returns a puzzle of the collection as the editor's fields. */
export function fieldsOf(entry: Entry): Fields {
  return {
    ...EMPTY_FIELDS,
    start: entry.start,
    goal: entry.goal,
    width: entry.width === undefined ? "" : String(entry.width),
    same: entry.same ?? "",
    blocks: entry.blocks ?? "",
    axis: entry.axis ?? "",
    gates: entry.gates ?? "",
  };
}
