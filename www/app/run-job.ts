import type { Store } from "../model/state/store";

/** Marks the page as busy while `work` runs, then calls `onEnd`, also if it throws. */
export async function runJob(
  store: Pick<Store, "dispatch">,
  work: () => Promise<void>,
  onEnd: () => void,
): Promise<void> {
  store.dispatch({ type: "working", by: 1 });
  try {
    await work();
  } finally {
    onEnd();
    store.dispatch({ type: "working", by: -1 });
  }
}
