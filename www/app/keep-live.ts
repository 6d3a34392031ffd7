import type { BackgroundWorker } from "../engine/background-worker";
import type { Rules } from "../engine/rules";
import type { PositionOf } from "../model/derived/position";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { reportLoadError } from "./errors";
import type { LiveDistance } from "./live/live-distance";

/** Runs `LiveDistance` while the preference is on. Its code and its worker are fetched when it is first switched on. */
export function keepLive(
  store: Store,
  rules: Rules,
  positionOf: PositionOf,
  spawn: () => Promise<BackgroundWorker>,
): void {
  let isWanted = false;
  let live: LiveDistance | null = null;

  async function start(): Promise<void> {
    try {
      const [{ LiveDistance }, worker] = await Promise.all([
        import("./live/live-distance"),
        spawn(),
      ]);
      if (isWanted && live === null) live = new LiveDistance(store, rules, positionOf, worker);
    } catch (error) {
      reportLoadError(store, error);
      store.dispatch({ type: "prefs", prefs: { live: false } });
    }
  }

  function update(state: AppState): void {
    if (!state.loaded || state.prefs.live === isWanted) return;
    isWanted = state.prefs.live;
    if (isWanted) void start();
    else {
      live?.stop();
      live = null;
    }
  }

  store.subscribe(update);
  update(store.state());
}
