import type { Action } from "./actions";
import { reduce } from "./reducer";
import type { AppState } from "./state";
import { createValue, type Observable } from "./value";

export interface Store extends Observable<AppState> {
  dispatch(action: Action): void;
}

export function createStore(initial: AppState): Store {
  const { state, subscribe, change } = createValue(initial);
  return { state, subscribe, dispatch: (action) => change((now) => reduce(now, action)) };
}
