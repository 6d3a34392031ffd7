import type { Metric } from "taisou";
import type { Help } from "./help";

/** The player's best: the fewest moves, by metric, and the shortest time. */
export type Feat = Readonly<Partial<Record<Metric | "millis", number>>>;

/** Puzzles solved by hand, by the id in the collection or by their link. The last solved come last. */
export type Records = Readonly<Record<string, Feat>>;

export interface Won {
  readonly feat: Feat;
  readonly help: Help;
  /** The player's best before this game. */
  readonly before: Feat | null;
}

/** The most records for puzzles outside the collection. */
export const MOST_OTHERS = 200;

/** Adds or improves a record. The oldest links make room. */
export function withRecord(records: Records, id: string, feat: Feat): Records {
  const { [id]: before, ...others } = records;
  const best: Partial<Record<keyof Feat, number>> = { ...before };
  for (const [of, value] of Object.entries(feat) as [keyof Feat, number][]) {
    best[of] = Math.min(best[of] ?? value, value);
  }
  const entries = Object.entries(others);
  const links = entries.filter(([other]) => isLink(other));
  const room = isLink(id) ? MOST_OTHERS - 1 : MOST_OTHERS;
  const dropped = new Set(links.slice(0, Math.max(links.length - room, 0)).map(([other]) => other));
  return { ...Object.fromEntries(entries.filter(([other]) => !dropped.has(other))), [id]: best };
}

function isLink(id: string): boolean {
  return id.includes("=");
}
