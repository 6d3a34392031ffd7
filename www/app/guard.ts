import { refusalOf } from "../engine/protocol";
import type { Store } from "../model/state/store";

/** Calls the module from an event. An error becomes a notice, and `null`: no event throws. */
export function attempt<T>(store: Store, call: () => T): T | null {
  try {
    return call();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) console.warn(error);
    store.dispatch({
      type: "notice",
      notice: refusal === null ? { kind: "broken" } : { kind: "refused", ...refusal },
    });
    return null;
  }
}
