import type { Metric } from "taisou";
import { listedEntry } from "../model/puzzle/listed";
import type { Position } from "../model/puzzle/position";
import {
  metricOf,
  metricsFor,
  movesPlayed,
  obstacle,
  playedGestures,
} from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { recall, remember } from "../platform/storage";
import { boardFragment } from "./address-controller";

/** What the player needed: the fewest moves, by metric, and the shortest time. */
export type Feat = Readonly<Partial<Record<Metric | "millis", number>>>;

/**
 * The puzzles that the player has solved by hand: those of the collection by their ids, others by their link. Those that
 * were solved last come last.
 */
export type Records = Readonly<Record<string, Feat>>;

/** How the goal was reached. */
export interface Won {
  readonly feat: Feat;
  /** The player's best until then. */
  readonly before: Feat | null;
}

const KEY = "solved";

/** So many puzzles are kept beside those of the collection. */
export const MOST_OTHERS = 200;
/** The link of a puzzle that is longer than this is not worth its room. */
const MOST_CHARACTERS = 2000;

/** What earlier visits solved. */
export function recallRecords(): Records {
  const kept = recall(KEY);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, feat]) => isFeat(feat))) as Records;
}

function isFeat(value: unknown): value is Feat {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((best) => typeof best === "number")
  );
}

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

/** What the puzzle on the page goes by in the records; `null` if it is not kept. */
export function recordId(state: AppState): string | null {
  // Fields that cannot be read say another board than the one that is played.
  if (obstacle(state) !== null) return null;
  const id = listedEntry(state)?.id ?? boardFragment(state.fields);
  return id.length > MOST_CHARACTERS ? null : id;
}

/** The player's best on the puzzle on the page. */
export function ownBest(state: AppState): Feat | null {
  return state.records[recordId(state) ?? ""] ?? null;
}

/** Whether the goal was reached in fewer moves than ever, in the metric that counts, or in less time. */
export function isRecord(state: AppState): boolean {
  const { feat, before } = state.won ?? {};
  const keys = [metricOf(state), "millis"] as const;
  return keys.some((key) => {
    const [now, then] = [feat?.[key], before?.[key]];
    return now !== undefined && then !== undefined && now < then;
  });
}

/** Keeps what was needed when a goal is reached, if every move to there was made by hand. */
export function keepRecords(store: Store, positionOf: (state: AppState) => Position | null): void {
  store.subscribe((state, before) => {
    // Only a move makes new gestures; Undo and Redo go along those that there are.
    if (state.play.gestures === before.play.gestures || state.puzzle !== before.puzzle) return;
    // A board for play begins at its goal.
    if (state.puzzle?.hasGoal !== true || state.puzzle.start.solved) return;
    const played = playedGestures(state);
    const byHand = played.length > 0 && played.every((gesture) => gesture.byHand !== false);
    if (!byHand || positionOf(state)?.parsed.solved !== true) return;
    const id = recordId(state);
    const counts = metricsFor(state).map((metric) => [metric, movesPlayed(state, metric)]);
    const { whole, spent } = state.clock;
    const time = whole ? { millis: Math.round(spent) } : {};
    const feat: Feat = { ...Object.fromEntries(counts), ...time };
    store.dispatch({ type: "solved", id, feat });
    // Another window may have solved others in the meantime.
    if (id !== null) remember(KEY, withRecord(recallRecords(), id, feat));
  });
}
