import type { Metric } from "taisou";
import { recall, remember } from "../platform/storage";
import { listedEntry } from "./listed";
import type { Position } from "./position";
import type { AppState } from "./state";
import type { Store } from "./store";
import { metricsFor, movesPlayed, playedGestures } from "./view";

/** The fewest moves that the player needed, by metric. */
export type Lengths = Readonly<Partial<Record<Metric, number>>>;

/** The puzzles of the collection that the player has solved by hand, by their ids. */
export type Records = Readonly<Record<string, Lengths>>;

const KEY = "solved";

/** What earlier visits solved. */
export function recallRecords(): Records {
  const kept = recall(KEY);
  if (typeof kept !== "object" || kept === null) return {};
  const good = Object.entries(kept).filter(([, lengths]) => isLengths(lengths));
  return Object.fromEntries(good) as Records;
}

function isLengths(value: unknown): value is Lengths {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((moves) => typeof moves === "number")
  );
}

export function withRecord(records: Records, id: string, lengths: Lengths): Records {
  const best: Partial<Record<Metric, number>> = { ...records[id] };
  for (const [metric, moves] of Object.entries(lengths) as [Metric, number][]) {
    best[metric] = Math.min(best[metric] ?? moves, moves);
  }
  return { ...records, [id]: best };
}

/** Marks a puzzle as solved when its goal is reached, if every move to there was made by hand. */
export function keepRecords(store: Store, positionOf: (state: AppState) => Position | null): void {
  store.subscribe((state, before) => {
    // Only a move makes new gestures; Undo and Redo go along those that there are.
    if (state.play.gestures === before.play.gestures || state.puzzle !== before.puzzle) return;
    const entry = listedEntry(state);
    // A board for play begins at its goal.
    if (entry?.shortest?.step === undefined) return;
    const played = playedGestures(state);
    const byHand = played.length > 0 && played.every((gesture) => gesture.byHand !== false);
    if (!byHand || positionOf(state)?.parsed.solved !== true) return;
    const counts = metricsFor(state).map((metric) => [metric, movesPlayed(state, metric)]);
    const lengths: Lengths = Object.fromEntries(counts);
    store.dispatch({ type: "solved", id: entry.id, lengths });
    // Another window may have solved others in the meantime.
    remember(KEY, withRecord(recallRecords(), entry.id, lengths));
  });
}
