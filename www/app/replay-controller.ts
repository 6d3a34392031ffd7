import { replayProgress } from "../model/derived/replay-progress";
import { answerOf, replayRate } from "../model/state/selectors";
import type { Store } from "../model/state/store";

/** The first move follows after this time at any speed, so that Play has a visible effect. */
const FIRST_MILLIS = 150;

/** Board updates per second; a faster replay makes several moves in one. */
const MAX_UPDATES = 32;

export class ReplayController {
  readonly #store: Store;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: Store) {
    this.#store = store;
    store.subscribe((state, before) => {
      if (before.replaying && !state.replaying) clearTimeout(this.#timer);
      if (state.replaying && !before.replaying) this.#schedule(FIRST_MILLIS);
    });
  }

  readonly goTo = (turn: number): void => {
    this.#store.dispatch({ type: "replayed", on: false });
    this.#store.dispatch({ type: "wentTo", turn });
  };

  /** Moves by 1 or -1; from a board off the solution, returns to it. */
  readonly go = (by: number): void => {
    const progress = replayProgress(this.#store.state());
    if (progress === null) this.goTo(0);
    else if (progress.kind === "left") this.goTo(progress.turn);
    else this.goTo(progress.turn + (progress.kind === "begun" ? Math.max(by, 0) : by));
  };

  /** Plays or pauses. Play starts again at the end, and where the board left the solution. */
  readonly toggle = (): void => {
    const state = this.#store.state();
    const answer = answerOf(state);
    if (answer === null || answer.turns.length === 0) return;
    if (state.replaying) {
      this.#store.dispatch({ type: "replayed", on: false });
      return;
    }
    const progress = replayProgress(state);
    if (progress === null || progress.turn === answer.turns.length) {
      this.#store.dispatch({ type: "wentTo", turn: 0 });
    } else if (progress.kind === "left") {
      this.#store.dispatch({ type: "wentTo", turn: progress.turn });
    }
    this.#store.dispatch({ type: "replayed", on: true });
  };

  #next(): void {
    const state = this.#store.state();
    const rate = replayRate(state);
    const turns = Math.ceil(rate / MAX_UPDATES);
    this.#store.dispatch({ type: "wentTo", turn: (replayProgress(state)?.turn ?? 0) + turns });
    this.#schedule((1000 * turns) / rate);
  }

  #schedule(millis: number): void {
    clearTimeout(this.#timer);
    if (this.#store.state().replaying) this.#timer = setTimeout(() => this.#next(), millis);
  }
}
