import type { Metric } from "taisou";
import { usualMetric } from "./metrics";
import { EMPTY_FIELDS, type Fields } from "./puzzle";

/** The same in Japanese and in English. */
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

/** A puzzle of the collection: its board as the editor's fields take it, and what is known of it. */
export interface Entry {
  /** What a short link calls it; never changed, because links live on. */
  readonly id: string;
  readonly kind: Kind;
  readonly name: Text;
  readonly note?: Text;
  /** Who made it or where it was published, as far as that is known. */
  readonly source?: Text;
  readonly start: string;
  /** Empty: in order. */
  readonly goal: string;
  /** Left out: the rows are in the start. */
  readonly width?: number;
  readonly blocks?: string;
  readonly same?: string;
  readonly axis?: "long";
  readonly gates?: string;
  /** Proven, by metric; empty where the board is for play, and `null` if there is no answer. */
  readonly shortest: Partial<Record<Metric, number>> | null;
  /** How many can be reached; for a few blocks only that there are at least so many. */
  readonly positions: number;
  /** How many of them are nearer to the goal, and how many as far, in the usual metric; where all were counted. */
  readonly standing?: readonly [nearer: number, alike: number];
}

/** What an empty link opens, so it is there from the start: the two タ that look alike are its point. */
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

/** Whether a puzzle begins at its goal: there is something to do once it is mixed. */
export function isForPlay({ shortest }: Entry): boolean {
  return shortest !== null && Object.keys(shortest).length === 0;
}

/** The fewest moves in the metric that was chosen, or in the usual one where the puzzle is not counted so. */
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
