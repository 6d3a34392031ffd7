import { Button } from "../../kit/Button";
import type { ViewProps } from "../../kit/view-props";
import type { Entry } from "../../model/puzzle/entry";
import { progressIn } from "../../model/puzzle/next-entry";
import { useCollection } from "./use-collection";

/** Some puzzles of the collection, and the way to all of them. */
export function Gallery(props: ViewProps) {
  const { app, state, t } = props;
  const collection = useCollection(app, state.loaded);
  return (
    <section class="gallery" aria-labelledby="gallery-heading">
      <div class="gallery-head">
        <h2 id="gallery-heading">{t.collection}</h2>
        {collection !== null && collection !== "failed" && (
          <span class="progress-count">{solvedText(collection.entries, props)}</span>
        )}
      </div>
      {collection === "failed" && <p class="trouble">{t.collectionFailed}</p>}
      {collection !== null && collection !== "failed" && (
        <>
          <collection.PuzzleList {...props} entries={collection.featured} />
          <Button
            class="all-puzzles"
            onClick={() => app.store.dispatch({ type: "dialog", dialog: "collection" })}
          >
            {t.collectionAll(collection.entries.length)}
          </Button>
        </>
      )}
    </section>
  );
}

function solvedText(entries: readonly Entry[], { state, t }: ViewProps): string {
  const { solved, all } = progressIn(entries, state.records);
  return t.solvedOf(solved, all);
}
