export interface Observable<T> {
  state(): T;
  /**
   * Calls `listener` after every change; returns a function that unsubscribes it. Every listener gets every change in
   * order: a change made by a listener waits until all listeners have got the one before.
   */
  subscribe(listener: (state: T, before: T) => void): () => void;
}

export interface Value<T> extends Observable<T> {
  change(next: (state: T) => T): void;
  set(part: Partial<T>): void;
}

export function createValue<T extends object>(initial: T): Value<T> {
  let state = initial;
  const listeners = new Set<(state: T, before: T) => void>();
  const waiting: ((state: T) => T)[] = [];
  let isNotifying = false;

  function change(next: (state: T) => T): void {
    waiting.push(next);
    if (isNotifying) return;
    isNotifying = true;
    try {
      for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
        const before = state;
        state = first(before);
        if (state === before) continue;
        for (const listener of listeners) listener(state, before);
      }
    } finally {
      isNotifying = false;
    }
  }

  return {
    state: () => state,
    change,
    set: (part) => change((now) => ({ ...now, ...part })),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
