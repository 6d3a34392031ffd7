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
  /** The number of reachable positions; for a few boards with blocks a lower bound, and absent where it was not counted. */
  readonly positions?: number;
  /** The number of positions nearer to the goal, and as far, in the usual metric; if all were counted. */
  readonly standing?: readonly [nearer: number, alike: number];
  /** The greatest distance of a position in the usual metric, if known. */
  readonly farthest?: number;
}

/** The puzzle of an empty link, so it is part of the first load. Its point is the two identical タ. */
export const LANDING: Entry = {
  id: "taisou",
  kind: "letters",
  name: ["アタマノタイソウ", "アタマノタイソウ"],
  note: ["2枚のタが入れ替わる", "It means “exercise for the head”"],
  source: ["文字盤を解く Ruby のブログ記事", "A blog post with a solver in Ruby"],
  start: "アタマノタイソウ*",
  goal: "アタマノタイウソ*",
  width: 3,
  shortest: { step: 20, line: 12 },
  positions: 181_440,
  standing: [37_809, 16_993],
  farthest: 31,
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

export function fieldsOf(entry: Entry): Fields {
  const { start, goal, width = "", same = "", blocks = "", axis = "", gates = "" } = entry;
  return { ...EMPTY_FIELDS, start, goal, width: String(width), same, blocks, axis, gates };
}
