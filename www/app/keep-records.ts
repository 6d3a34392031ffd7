import type { PositionOf } from "../model/derived/position";
import { isHelped } from "../model/state/help";
import { type Feat, type Records, withRecord } from "../model/state/records";
import { metricsFor, movesPlayed, playedGestures } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { recall, remember } from "../platform/storage";

export const SOLVED = "solved";

export function recallRecords(): Records {
  const kept = recall(SOLVED);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, feat]) => isFeat(feat))) as Records;
}

export function isFeat(value: unknown): value is Feat {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((best) => typeof best === "number")
  );
}

export function keepRecord(id: string | null, feat: Feat): void {
  // Reads them again, because another window may have stored records since.
  if (id !== null) remember(SOLVED, withRecord(recallRecords(), id, feat));
}

/** Dispatches `solved` when the player reaches a goal by hand, once the clock has stopped, because then the time is known. */
export function keepRecords(
  store: Store,
  positionOf: PositionOf,
  idOf: (state: AppState) => string | null,
  keep: typeof keepRecord,
): void {
  store.subscribe((state, before) => {
    const { clock, play, puzzle, watching } = state;
    if (clock === before.clock || clock.running || watching || puzzle !== before.puzzle) return;
    // Undo may return to a goal; Redo is possible then.
    if (play.cursor < play.gestures.length) return;
    // A board for free play begins at its goal.
    if (puzzle?.hasGoal !== true || puzzle.start.solved) return;
    const played = playedGestures(state);
    const byHand = played.length > 0 && played.every(({ by }) => by === undefined);
    if (!byHand || positionOf(state)?.parsed.solved !== true) return;
    const { help } = state;
    // With hints the puzzle counts as solved, without figures; after the answer it does not count.
    const id = help.answer ? null : idOf(state);
    const counts = metricsFor(state).map((metric) => [metric, movesPlayed(state, metric)]);
    const time = clock.whole ? { millis: Math.round(clock.spent) } : {};
    const feat: Feat = { ...Object.fromEntries(counts), ...time };
    const kept = isHelped(help) ? {} : feat;
    store.dispatch({ type: "solved", id, feat, kept });
    keep(id, kept);
  });
}
