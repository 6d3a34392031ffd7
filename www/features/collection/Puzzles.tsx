import { useState } from "preact/hooks";
import type { Kind } from "../../model/puzzle/entry";
import type { ViewProps } from "../../shell/view-props";
import { useCollection } from "./use-collection";

/** The chosen kind, the same when the dialog opens again. */
let lastKind: Kind | null = null;

export function Puzzles(props: ViewProps) {
  const collection = useCollection(props.app.collection, true);
  const [kind, setKind] = useState(lastKind);
  if (collection === null) return null;
  if (collection === "failed") return <p class="error">{props.t.collectionFailed}</p>;
  return (
    <collection.AllPuzzles
      {...{ ...props, kind }}
      entries={collection.entries}
      onKind={(chosen) => {
        lastKind = chosen;
        setKind(chosen);
        // The pressed button may have gone.
        requestAnimationFrame(() => {
          const now = ".kinds button, .collection-body [aria-pressed=true]";
          document.querySelector<HTMLElement>(now)?.focus();
        });
      }}
    />
  );
}
