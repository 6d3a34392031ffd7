import { useLayoutEffect, useState } from "preact/hooks";
import type { Observable } from "../model/state/value";

/** The current value; re-renders the component when it changes. */
export function useValue<T>(value: Observable<T>): T {
  const [now, setNow] = useState(value.state());
  useLayoutEffect(() => {
    // The value may have changed since the render.
    setNow(value.state());
    return value.subscribe((next) => setNow(next));
  }, [value]);
  return now;
}
