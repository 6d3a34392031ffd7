import type { Metric } from "taisou";

/** What the player needed: the fewest moves, by metric, and the shortest time. */
export type Feat = Readonly<Partial<Record<Metric | "millis", number>>>;

/**
 * The puzzles that the player has solved by hand: those of the collection by their ids, others by their link. Those that
 * were solved last come last.
 */
export type Records = Readonly<Record<string, Feat>>;

/** The most help that a player has had: hints, or an answer that was shown. Then a game sets no record. */
export type Help = "hint" | "answer";

/** How the goal was reached. */
export interface Won {
  readonly feat: Feat;
  readonly help: Help | null;
  /** The player's best until then. */
  readonly before: Feat | null;
}

/** So many puzzles are kept beside those of the collection. */
export const MOST_OTHERS = 200;

/** The records with one more, or a better one; of links those that were solved first make room. */
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

/** An id has no such sign, a link has. */
function isLink(id: string): boolean {
  return id.includes("=");
}
