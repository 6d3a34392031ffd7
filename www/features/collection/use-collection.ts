import { useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { Entry } from "../../model/puzzle/entry";
import { useLazy } from "../../ui/use-lazy";
import { collectionWords } from "./words";

/** The collection, and what draws it. */
type Parts = { readonly entries: readonly Entry[] } & typeof import("./PuzzleLists");

/** Fetched as soon as it is wanted; `failed` if it cannot be had. */
export function useCollection(app: App, wanted: boolean): Parts | "failed" | null {
  const [failed, setFailed] = useState(false);
  const load = async (): Promise<Parts> => {
    const [entries, lists] = await Promise.all([
      app.collection.load(),
      import("./PuzzleLists"),
      collectionWords.load(),
    ]);
    return { entries, ...lists };
  };
  const parts = useLazy(wanted, load, () => setFailed(true));
  return parts ?? (failed ? "failed" : null);
}
