import { useState } from "preact/hooks";
import type { App } from "../../app/app";
import type { Entry } from "../../model/puzzle/entry";
import { useLazy } from "../../ui/use-lazy";
import { featureTexts } from "../feature-texts";

/** The collection, and the components that show it. */
type Parts = { readonly entries: readonly Entry[] } & typeof import("./PuzzleLists");

/** Fetches the collection when it is first wanted. */
export function useCollection(
  collection: App["collection"],
  wanted: boolean,
): Parts | "failed" | null {
  const [failed, setFailed] = useState(false);
  const load = async (): Promise<Parts> => {
    const [entries, lists] = await Promise.all([
      collection.load(),
      import("./PuzzleLists"),
      featureTexts.collection.load(),
    ]);
    return { entries, ...lists };
  };
  const parts = useLazy(wanted, load, () => setFailed(true));
  return parts ?? (failed ? "failed" : null);
}
