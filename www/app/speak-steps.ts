import type { Move } from "taisou";
import { movesPlayed } from "../model/state/selectors";
import type { Store } from "../model/state/store";
import { spokenMove, type TextsIn } from "./play-controller";

/** Announces Undo, Redo, Restart and the steps of an answer to screen readers. Moves by hand announce themselves. */
export function speakSteps(store: Store, textsIn: TextsIn): void {
  store.subscribe((state, before) => {
    const { play, own, puzzle } = state;
    const by = play.cursor - before.play.cursor;
    const isOther = puzzle !== before.puzzle || (own === null) !== (before.own === null);
    if (by === 0 || isOther || state.replaying || state.spoken !== "") return;
    const [forth] = play.gestures.slice(play.cursor - 1);
    const [back] = before.play.gestures.slice(play.cursor);
    const steps = by === 1 ? forth?.moves : by === -1 ? reversed(back?.moves ?? []) : undefined;
    const spoken = steps
      ? spokenMove(state, steps, textsIn)
      : textsIn(state.lang).moveCount(own === null ? movesPlayed(state) : play.cursor);
    store.dispatch({ type: "picked", cell: null, spoken });
  });
}

function reversed(moves: readonly Move[]): readonly Move[] {
  return [...moves].reverse().map((move) => ({ ...move, from: move.to, to: move.from }));
}
