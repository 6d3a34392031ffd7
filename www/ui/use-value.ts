import { useLayoutEffect, useState } from "preact/hooks";
import type { Observable } from "../model/state/value";

/** The value as it now is; what draws it is drawn anew when it changes. */
export function useValue<T>(value: Observable<T>): T {
  const [now, setNow] = useState(value.state());
  useLayoutEffect(() => {
    // It may have changed since it was drawn.
    setNow(value.state());
    return value.subscribe((next) => setNow(next));
  }, [value]);
  return now;
}
