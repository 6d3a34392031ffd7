import type { BackgroundWorker } from "../engine/background-worker";
import type { Rules } from "../engine/rules";
import type { Position } from "../model/derived/position";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { reportLoadError } from "./errors";

/**
 * Has the distance to the goal worked out while the player wants it. What does that is fetched, and gets its worker, when
 * it is first wanted.
 */
export function keepLive(
  store: Store,
  rules: Rules,
  positionOf: (state: AppState) => Position | null,
  hire: () => Promise<BackgroundWorker>,
): void {
  let wanted = false;
  let stop: (() => void) | null = null;

  async function start(): Promise<void> {
    try {
      const [{ startLive }, worker] = await Promise.all([import("./live/live-distance"), hire()]);
      if (wanted && stop === null) stop = startLive(store, rules, positionOf, worker);
    } catch (error) {
      reportLoadError(store, error);
      store.dispatch({ type: "prefs", prefs: { live: false } });
    }
  }

  function look(state: AppState): void {
    if (!state.loaded || state.prefs.live === wanted) return;
    wanted = state.prefs.live;
    if (wanted) void start();
    else {
      stop?.();
      stop = null;
    }
  }

  store.subscribe(look);
  look(store.state());
}
