import { replayProgress } from "../model/derived/replay-progress";
import type { AppState } from "../model/state/state";
import { prefersStill } from "../platform/motion";
import type { Player } from "./player";

/**
 * Opens the answer over the game, after a search if needed, and plays it, unless the user prefers less motion.
 *
 * @param open Opens another answer than that of the displayed board.
 */
export function watchAnswer({ store, search, replay }: Player, open = search.answer): void {
  open();
  if (prefersStill()) return;
  const play = (state: AppState) => {
    if (state.search.phase !== "idle") return false;
    const isWaiting = state.watching && !state.replaying && replayProgress(state)?.kind === "on";
    if (isWaiting) replay.toggle();
    return true;
  };
  if (play(store.state())) return;
  const unsubscribe = store.subscribe((state) => {
    if (state.search.phase !== "idle") return;
    unsubscribe();
    // After a search from the start, the answer goes there first.
    queueMicrotask(() => play(store.state()));
  });
}
