/** A state, for those who only look at it. */
export interface Observable<T> {
  state(): T;
  /**
   * Calls back after every change, with what it was before; returns how to stop that. Each listener hears every change, in
   * order: what is changed by a listener waits until all have heard of the change before.
   */
  subscribe(listener: (state: T, before: T) => void): () => void;
}

/** A state that changes: the one kind there is, for the whole page and for its parts. */
export interface Value<T> extends Observable<T> {
  change(next: (state: T) => T): void;
  /** Changes part of it. */
  set(part: Partial<T>): void;
}

export function createValue<T extends object>(initial: T): Value<T> {
  let state = initial;
  const listeners = new Set<(state: T, before: T) => void>();
  const waiting: ((state: T) => T)[] = [];
  let isTelling = false;

  function change(next: (state: T) => T): void {
    waiting.push(next);
    if (isTelling) return;
    isTelling = true;
    try {
      for (let first = waiting.shift(); first !== undefined; first = waiting.shift()) {
        const before = state;
        state = first(before);
        if (state === before) continue;
        for (const listener of listeners) listener(state, before);
      }
    } finally {
      isTelling = false;
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
