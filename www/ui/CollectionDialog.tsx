import { useState } from "preact/hooks";
import { useCollection } from "./collection";
import { Dialog } from "./Dialog";
import type { Wish } from "./PuzzleLists";
import type { ViewProps } from "./view-props";

/** The whole collection, over the page. */
export function CollectionDialog(props: ViewProps) {
  const { app, state, t } = props;
  const open = state.dialog === "collection";
  const collection = useCollection(app, open);
  // Here, so that who comes back finds the list as it was.
  const [wish, setWish] = useState<Wish>({ kind: null, difficulty: null, unsolvedOnly: false });
  return (
    <Dialog {...props} name="collection" heading={t.collection}>
      {collection === "failed" && <p class="trouble">{t.collectionFailed}</p>}
      {collection !== null && collection !== "failed" && (
        <collection.AllPuzzles
          {...props}
          entries={collection.entries}
          wish={wish}
          onWish={setWish}
        />
      )}
    </Dialog>
  );
}
