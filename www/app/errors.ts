import { objectionOf } from "../engine/protocol";
import type { Notice } from "../model/state/notice";
import type { Store } from "../model/state/store";
import { runsWebAssembly } from "../platform/web-assembly";

/** Reports a failed call into the module. Does not repeat a displayed notice, because each render may fail again. */
export function errorReporter(store: Store): (error: unknown) => void {
  return (error) => {
    const objection = objectionOf(error);
    const notice: Notice =
      objection === null ? { kind: "broken" } : { kind: "refused", ...objection };
    if (JSON.stringify(store.state().notice) === JSON.stringify(notice)) return;
    console.warn(error);
    store.dispatch({ type: "notice", notice });
  };
}

/** Reports that a part of the page could not be fetched, or that the browser lacks WebAssembly. */
export function reportLoadError(store: Store, error: unknown): void {
  const notice: Notice = runsWebAssembly()
    ? { kind: "loadFailed", message: String(error) }
    : { kind: "noWebAssembly" };
  store.dispatch({ type: "notice", notice });
}
