import type { PositionOf } from "../model/derived/position";
import { type Clock, millisOf } from "../model/state/clock";
import { ownPlay } from "../model/state/selectors";
import type { Store } from "../model/state/store";

/** Time and visibility of the page. */
export interface Watch {
  now(): number;
  isHidden(): boolean;
  /** Subscribes to changes of visibility. */
  onSight(callback: () => void): void;
}

/** Starts and stops the clock. It stops while an answer is open; the reducer resets it for another puzzle. */
export function keepClock(store: Store, positionOf: PositionOf, watch: Watch): void {
  const standing = (clock: Clock): Clock => ({
    ...clock,
    spent: millisOf(clock, watch.now()),
    since: null,
  });
  const going = (clock: Clock): Clock => ({
    ...standing(clock),
    since: watch.isHidden() || store.state().watching ? null : watch.now(),
  });
  const set = (clock: Clock) => store.dispatch({ type: "clock", clock });

  store.subscribe((state, before) => {
    const { clock, puzzle } = state;
    const [play, playBefore] = [ownPlay(state), ownPlay(before)];
    if (clock.running && state.watching !== before.watching) set(going(clock));
    // Own dispatches of the clock arrive here too.
    if (play === playBefore || puzzle === null || state.watching) return;
    const solved = puzzle.hasGoal && positionOf(state)?.parsed.solved === true;
    const made = play.gestures[play.cursor - 1];
    // Only a move makes a new gesture; Undo and Redo go along existing ones.
    const isNew =
      puzzle === before.puzzle && made !== undefined && !playBefore.gestures.includes(made);
    const isOwn = made?.by === undefined;
    if (!clock.running && isNew && isOwn) {
      const whole = clock.spent > 0 ? clock.whole : play.cursor === 1;
      const begun = { ...clock, running: !solved, whole };
      set(solved ? begun : going(begun));
    } else if (clock.running && (solved || (isNew && !isOwn)))
      set({ ...standing(clock), running: false });
  });

  watch.onSight(() => {
    const { clock } = store.state();
    if (clock.running) set(watch.isHidden() ? standing(clock) : going(clock));
  });
}
