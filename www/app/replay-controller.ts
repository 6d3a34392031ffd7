import { replayProgress } from "../model/derived/replay-progress";
import { answerOf, replayRate } from "../model/state/selectors";
import type { Store } from "../model/state/store";

/** The replay of a solution. */
export interface ReplayController {
  goTo(turn: number): void;
  /** One turn forward or back. */
  go(by: number): void;
  toggle(): void;
}

export function createReplayController(store: Store): ReplayController {
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The first move comes after this, however slow the replay is: pressing Play should show. */
  const FIRST_MILLIS = 150;

  /** The board is drawn this often in a second; a faster replay makes several moves at a time. */
  const MOST_STEPS = 32;

  function next(): void {
    const state = store.state();
    const rate = replayRate(state);
    const turns = Math.ceil(rate / MOST_STEPS);
    store.dispatch({ type: "wentTo", turn: (replayProgress(state)?.turn ?? 0) + turns });
    schedule((1000 * turns) / rate);
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
      const progress = replayProgress(store.state());
      // Off the solution's path, or in the middle of a turn, a step leads back to it.
      if (progress === null) goTo(0);
      else if (progress.kind === "left") goTo(progress.turn);
      else goTo(progress.turn + (progress.kind === "begun" ? Math.max(by, 0) : by));
    },
    toggle() {
      const state = store.state();
      const answer = answerOf(state);
      if (answer === null || answer.turns.length === 0) return;
      if (state.replaying) {
        store.dispatch({ type: "replayed", on: false });
        return;
      }
      const progress = replayProgress(state);
      // At the end Play begins again, off the path where that was left.
      if (progress === null || progress.turn === answer.turns.length) {
        store.dispatch({ type: "wentTo", turn: 0 });
      } else if (progress.kind === "left") {
        store.dispatch({ type: "wentTo", turn: progress.turn });
      }
      store.dispatch({ type: "replayed", on: true });
      schedule(FIRST_MILLIS);
    },
  };
}
