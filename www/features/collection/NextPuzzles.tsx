import { useRef } from "preact/hooks";
import { followsLevels, nextEntries } from "../../model/derived/next-entry";
import type { ViewProps } from "../../shell/view-props";
import { useLazy } from "../../ui/use-lazy";
import { useWidth } from "../../ui/use-width";
import { useCollection } from "./use-collection";

/** Number of pictures beside the board. */
const SHOWN = 4;

/** The next unsolved puzzles; nothing if all are solved. */
export function NextPuzzles(props: ViewProps) {
  const { app, state, t } = props;
  const place = useRef<HTMLElement>(null);
  // Nothing is fetched while a style sheet hides the place.
  const isShown = useWidth(place) > 0;
  const collection = useCollection(app.collection, state.loaded && isShown);
  // Without levels, puzzles of the collection come next.
  const loadLevels = () => app.collection.loadLevels();
  const levels = useLazy(isShown && followsLevels(state), loadLevels, () => {}) ?? [];
  if (collection === null || collection === "failed")
    return <section class="next-puzzles" ref={place} />;
  const entries = nextEntries(state, { entries: collection.entries, levels }, SHOWN);
  if (entries.length === 0) return null;
  return (
    <section class="next-puzzles" aria-labelledby="next-heading">
      <h2 id="next-heading">{t.nextPuzzles}</h2>
      <collection.PuzzleList {...props} entries={entries} brief />
    </section>
  );
}
