import type { Action } from "./actions";
import { reduce } from "./reducer";
import type { AppState } from "./state";

/** Holds the one state. */
export interface Store {
  state(): AppState;
  dispatch(action: Action): void;
  /** Calls back after every change, with what it was before; returns how to stop that. */
  subscribe(listener: (state: AppState, before: AppState) => void): () => void;
}

export function createStore(initial: AppState): Store {
  let state = initial;
  const listeners = new Set<(state: AppState, before: AppState) => void>();
  return {
    state: () => state,
    dispatch(action) {
      const before = state;
      state = reduce(before, action);
      if (state === before) return;
      for (const listener of listeners) listener(state, before);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
