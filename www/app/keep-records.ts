import type { Position } from "../model/puzzle/position";
import { recordId } from "../model/state/own-record";
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
