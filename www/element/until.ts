import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";

/** Resolves with the first state that fits, which may be the current one. */
export function until(store: Store, fits: (state: AppState) => boolean): Promise<AppState> {
  const now = store.state();
  if (fits(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!fits(state)) return;
      stop();
      resolve(state);
    });
  });
}
