import type { Position } from "../model/derived/position";
import { type Clock, millisOf } from "../model/state/clock";
import { ownPlay } from "../model/state/selectors";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";

/** What the clock needs of the world. */
export interface Watch {
  now(): number;
  isHidden(): boolean;
  /** Calls back when the page goes out of sight, or comes back. */
  onSight(callback: () => void): void;
}

/** Starts and stops the clock, which stands while an answer is open. What begins a puzzle anew has set it back already. */
export function keepClock(
  store: Store,
  positionOf: (state: AppState) => Position | null,
  watch: Watch,
): void {
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
    // Setting the clock comes here again.
    if (play === playBefore || puzzle === null || state.watching) return;
    const solved = puzzle.hasGoal && positionOf(state)?.parsed.solved === true;
    const made = play.gestures[play.cursor - 1];
    // A move makes a gesture that was not there; all else goes along those that there are.
    const anew =
      puzzle === before.puzzle && made !== undefined && !playBefore.gestures.includes(made);
    const isOwn = made?.by === undefined;
    const begins = !clock.running && anew && isOwn;
    if (begins) {
      const whole = clock.spent > 0 ? clock.whole : play.cursor === 1;
      const begun = { ...clock, running: !solved, whole };
      set(solved ? begun : going(begun));
    } else if (clock.running && (solved || (anew && !isOwn)))
      set({ ...standing(clock), running: false });
  });

  watch.onSight(() => {
    const { clock } = store.state();
    if (clock.running) set(watch.isHidden() ? standing(clock) : going(clock));
  });
}
