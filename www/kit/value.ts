import { useLayoutEffect, useState } from "preact/hooks";

/** A value that changes, with those who look at it. */
export interface Value<T> {
  get(): T;
  set(part: Partial<T>): void;
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: (value: T) => void): () => void;
}

export function createValue<T extends object>(initial: T): Value<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(part) {
      value = { ...value, ...part };
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value as it now is; what draws it is drawn anew when it changes. */
export function useValue<T>(value: Value<T>): T {
  const [now, setNow] = useState(value.get());
  useLayoutEffect(() => {
    // It may have changed since it was drawn.
    setNow(value.get());
    return value.subscribe((next) => setNow(next));
  }, [value]);
  return now;
}
