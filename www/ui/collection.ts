import { useEffect, useState } from "preact/hooks";
import type { App } from "../app/app";
import type { Collection } from "../collection/collection";
import type { Entry } from "../collection/entry";

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
  app.store.dispatch({ type: "dialog", dialog: null });
  app.opening.entry(entry);
  // When the page was drawn anew and the list is gone.
  requestAnimationFrame(() => {
    const stage = document.querySelector(".stage");
    if (stage === null) return;
    const { top, bottom } = stage.getBoundingClientRect();
    if (top < -40 || bottom < 200) stage.scrollIntoView({ block: "start" });
    // Its name is read out, and the arrow keys slide tiles from there.
    const title = stage.querySelector(".puzzle-title");
    if (title instanceof HTMLElement) title.focus({ preventScroll: true });
  });
}
