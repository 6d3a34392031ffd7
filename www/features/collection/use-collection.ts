import { useEffect, useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { Collection } from "../../app/collection";

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
