import { useState } from "preact/hooks";
import { PageDialog } from "../../shell/PageDialog";
import type { ViewProps } from "../../shell/view-props";
import type { PuzzleFilter } from "./PuzzleLists";
import { useCollection } from "./use-collection";

/** The whole collection, over the page. */
export function CollectionDialog(props: ViewProps) {
  const { app, state, t } = props;
  const open = state.dialog === "collection";
  const collection = useCollection(app, open);
  // Here, so that who comes back finds the list as it was.
  const [wish, setWish] = useState<PuzzleFilter>({
    kind: null,
    difficulty: null,
    unsolvedOnly: false,
  });
  return (
    <PageDialog view={props} name="collection" heading={t.collection}>
      {collection === "failed" && <p class="trouble">{t.collectionFailed}</p>}
      {collection !== null && collection !== "failed" && (
        <collection.AllPuzzles
          {...props}
          entries={collection.entries}
          wish={wish}
          onWish={setWish}
        />
      )}
    </PageDialog>
  );
}
