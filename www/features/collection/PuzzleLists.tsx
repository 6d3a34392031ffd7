import { useEffect, useState } from "preact/hooks";
import { listedEntry } from "../../model/derived/listed-entry";
import { byDifficulty } from "../../model/level/difficulty";
import type { Entry, Kind } from "../../model/puzzle/entry";
import type { ViewProps } from "../../shell/view-props";
import { wordsOf } from "../../shell/with-words";
import { Button } from "../../ui/Button";
import { featureTexts } from "../feature-texts";
import type { CollectionTexts } from "./ja";
import { KIND_ORDER, KindCards } from "./KindCards";
import { Ladders, openPuzzle } from "./Ladders";
import { PuzzleCard } from "./PuzzleCard";

/** Cards drawn at once, and added in each later frame. */
const BATCH = 8;

interface ListProps extends ViewProps {
  readonly entries: readonly Entry[];
  /** Shows only the picture, the name and the numbers of each puzzle. */
  readonly brief?: boolean;
  /** Shows where each puzzle comes from. */
  readonly isSourced?: boolean;
}

export function PuzzleList({ entries, brief, isSourced = false, ...view }: ListProps) {
  const { app, state, t, lang } = view;
  const [drawn, setDrawn] = useState(BATCH);
  const more = drawn < entries.length;
  useEffect(() => {
    if (!more) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + BATCH));
    return () => cancelAnimationFrame(frame);
  }, [drawn, more]);
  const { loaded, metric } = state;
  const words = wordsOf(featureTexts.collection, view);
  const openId = listedEntry(state)?.id;

  return (
    <ul class="presets">
      {entries.slice(0, drawn).map((entry) => (
        <li key={entry.id}>
          <PuzzleCard
            {...{ entry, t, lang, words, loaded, metric, isSourced }}
            brief={brief ?? state.prefs.gentle}
            rules={app.rules}
            record={state.records[entry.id]}
            isOpen={entry.id === openId}
            onOpen={() => void openPuzzle(view, entry)}
          />
        </li>
      ))}
    </ul>
  );
}

interface AllProps extends ListProps {
  /** The kind that the user wants to see; `null` for all. */
  readonly kind: Kind | null;
  readonly onKind: (kind: Kind | null) => void;
}

/** A picture for each kind, or the levels of one, and the collection. */
export function AllPuzzles({ entries, kind, onKind, ...props }: AllProps) {
  const words = wordsOf(featureTexts.collection, props);
  const [isSourced, setSourced] = useState(false);
  const shown =
    kind === null ? entries : entries.filter((entry) => entry.kind === kind).sort(byDifficulty);
  return (
    <div class="collection-body">
      {kind === null ? (
        <KindCards {...props} {...{ entries, onKind }} />
      ) : (
        <>
          <KindChips {...{ words, kind, onKind }} />
          <Ladders {...props} kind={kind} />
        </>
      )}
      <div class="row classics-head">
        <h3>{words.classics}</h3>
        <Button
          class="small quiet"
          onClick={() => props.app.store.dispatch({ type: "dialog", dialog: "print" })}
        >
          {words.print}
        </Button>
        <Button class="small quiet" pressed={isSourced} onClick={() => setSourced(!isSourced)}>
          {words.sources}
        </Button>
      </div>
      <PuzzleList {...props} entries={shown} isSourced={isSourced} />
      <p class="note">{words.graded}</p>
    </div>
  );
}

interface ChipsProps extends Pick<AllProps, "kind" | "onKind"> {
  readonly words: CollectionTexts;
}

function KindChips({ words, kind, onKind }: ChipsProps) {
  return (
    <fieldset class="choices">
      <legend class="visually-hidden">{words.kind}</legend>
      {[null, ...KIND_ORDER].map((one) => (
        <Button key={one} pressed={kind === one} onClick={() => onKind(one)}>
          {one === null ? words.every : words.kinds[one]}
        </Button>
      ))}
    </fieldset>
  );
}
