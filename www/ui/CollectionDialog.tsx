import { useState } from "preact/hooks";
import { useCollection } from "./collection";
import { Icon } from "./Icon";
import { useModal } from "./modal";
import type { Wish } from "./PuzzleLists";
import type { ViewProps } from "./view-props";

/** The whole collection, over the page. */
export function CollectionDialog(props: ViewProps) {
  const { app, state, t } = props;
  const open = state.dialog === "collection";
  const dialog = useModal(open);
  const collection = useCollection(app, open);
  // Here, so that who comes back finds the list as it was.
  const [wish, setWish] = useState<Wish>({ kind: null, difficulty: null, unsolvedOnly: false });
  const close = () => app.store.dispatch({ type: "dialog", dialog: null });
  return (
    <dialog ref={dialog} class="collection" aria-labelledby="collection-heading" onClose={close}>
      {/* Only there while it is open, so that nothing hidden repeats the page's words. */}
      {open && (
        <>
          <div class="collection-head">
            <h2 id="collection-heading">{t.collection}</h2>
            <button type="button" class="round quiet" aria-label={t.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {collection === "failed" && <p class="trouble">{t.collectionFailed}</p>}
          {collection !== null && collection !== "failed" && (
            <collection.AllPuzzles
              {...props}
              entries={collection.entries}
              wish={wish}
              onWish={setWish}
            />
          )}
        </>
      )}
    </dialog>
  );
}
