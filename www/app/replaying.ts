import type { Store } from "./store";
import { answerOf, replayTurn } from "./view";

/** The replay of a solution. */
export interface Replaying {
  goTo(turn: number): void;
  /** One turn forward or back. */
  go(by: number): void;
  toggle(): void;
}

export function createReplaying(store: Store): Replaying {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The first move comes after this, however slow the replay is: pressing Play should show. */
  const FIRST_MILLIS = 150;

  function next(): void {
    const state = store.state();
    if (!state.replaying) return;
    store.dispatch({ type: "wentTo", turn: (replayTurn(state) ?? 0) + 1 });
    schedule(1000 / state.prefs.speed);
  }

  function schedule(millis: number): void {
    clearTimeout(timer);
    if (store.state().replaying) timer = setTimeout(next, millis);
  }

  store.subscribe((state, before) => {
    if (before.replaying && !state.replaying) clearTimeout(timer);
  });

  function goTo(turn: number): void {
    store.dispatch({ type: "replayed", on: false });
    store.dispatch({ type: "wentTo", turn });
  }

  return {
    goTo,
    go(by) {
      const state = store.state();
      const turn = replayTurn(state);
      // Off the solution's path, its beginning is the only place to step from.
      goTo(turn === null ? 0 : turn + by);
    },
    toggle() {
      const state = store.state();
      const answer = answerOf(state);
      if (answer === null || answer.turns.length === 0) return;
      if (state.replaying) {
        store.dispatch({ type: "replayed", on: false });
        return;
      }
      const turn = replayTurn(state);
      // At the end, or off the path, Play begins again.
      if (turn === null || turn === answer.turns.length) {
        store.dispatch({ type: "wentTo", turn: 0 });
      }
      store.dispatch({ type: "replayed", on: true });
      schedule(FIRST_MILLIS);
    },
  };
}
