import type { Position } from "../model/derived/position";
import { type Feat, type Records, withRecord } from "../model/state/records";
import { metricsFor, movesPlayed, playedGestures } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { recall, remember } from "../platform/storage";

const KEY = "solved";

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

/** Keeps it on this device. */
export function keepRecord(id: string | null, feat: Feat): void {
  // Another window may have solved others in the meantime.
  if (id !== null) remember(KEY, withRecord(recallRecords(), id, feat));
}

/**
 * Tells what was needed when a goal is reached, if every move to there was made by hand. A move by hand that reaches a goal
 * sets the clock, which then stands: that is waited for, because then the time is known.
 *
 * @param idOf What the puzzle goes by in the records; `null` if it is not kept.
 */
export function keepRecords(
  store: Store,
  positionOf: (state: AppState) => Position | null,
  idOf: (state: AppState) => string | null,
  keep: typeof keepRecord,
): void {
  store.subscribe((state, before) => {
    const { clock, play, puzzle, watching } = state;
    if (clock === before.clock || clock.running || watching || puzzle !== before.puzzle) return;
    // Undo may come back to a goal: then there is something to do again.
    if (play.cursor < play.gestures.length) return;
    // A board for play begins at its goal.
    if (puzzle?.hasGoal !== true || puzzle.start.solved) return;
    const played = playedGestures(state);
    const byHand = played.length > 0 && played.every(({ by }) => by === undefined);
    if (!byHand || positionOf(state)?.parsed.solved !== true) return;
    const { help } = state;
    // With hints it is solved, without a record; after the answer it is not solved at all.
    const id = help === "answer" ? null : idOf(state);
    const counts = metricsFor(state).map((metric) => [metric, movesPlayed(state, metric)]);
    const time = clock.whole ? { millis: Math.round(clock.spent) } : {};
    const feat: Feat = { ...Object.fromEntries(counts), ...time };
    const kept = help === null ? feat : {};
    store.dispatch({ type: "solved", id, feat, kept });
    keep(id, kept);
  });
}
