import { useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { Collection } from "../../app/collection";
import { useLazy } from "../../kit/on-demand";
import { collectionWords } from "./words";

/** The collection, and what draws it. */
type Parts = Collection & typeof import("./PuzzleLists");

/** Fetched as soon as it is wanted; `failed` if it cannot be had. */
export function useCollection(app: App, wanted: boolean): Parts | "failed" | null {
  const [failed, setFailed] = useState(false);
  const load = async (): Promise<Parts> => {
    const [collection, lists] = await Promise.all([
      app.shelf.load(),
      import("./PuzzleLists"),
      collectionWords.load(),
    ]);
    return { ...collection, ...lists };
  };
  const parts = useLazy(wanted, load, () => setFailed(true));
  return parts ?? (failed ? "failed" : null);
}
