import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { Collection } from "../../app/collection";
import { showStage } from "../../kit/show-stage";
import type { Entry } from "../../model/puzzle/entry";

/** The collection, and what draws it. */
type Parts = Collection & typeof import("./PuzzleLists");

/** Fetched as soon as it is wanted; `failed` if it cannot be had. */
export function useCollection(app: App, wanted: boolean): Parts | "failed" | null {
  const [parts, setParts] = useState<Parts | "failed" | null>(null);
  useEffect(() => {
    if (!wanted || parts !== null) return;
    Promise.all([app.shelf.load(), import("./PuzzleLists")]).then(
      ([collection, lists]) => setParts({ ...collection, ...lists }),
      () => setParts("failed"),
    );
  }, [app, wanted, parts]);
  return parts;
}

/** Opens a puzzle and shows it: on a phone the board may be far away. */
export function openPuzzle(app: App, entry: Entry): void {
  // In this order: the puzzle takes over the history entry of the dialog.
  app.opening.entry(entry);
  app.store.dispatch({ type: "dialog", dialog: null });
  showStage();
}
