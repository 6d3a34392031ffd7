import { objectionOf } from "../engine/protocol";
import type { Notice } from "../model/state/notice";
import type { Store } from "../model/state/store";
import { runsWebAssembly } from "../platform/web-assembly";

/** Says that a call into the module has failed, once as long as that is on show: views call it again as they are drawn. */
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

/** Says that a part of the page could not be fetched, or that the browser does not run it. */
export function reportLoadError(store: Store, error: unknown): void {
  const notice: Notice = runsWebAssembly()
    ? { kind: "loadFailed", message: String(error) }
    : { kind: "noWebAssembly" };
  store.dispatch({ type: "notice", notice });
}
