import type { App } from "../../app/app";
import { memoBy } from "../../model/memo-by";
import { createValue } from "../../model/state/value";
import type { ToolProps } from "../../shell/view-props";
import { useValue } from "../../ui/use-value";
import { Readout } from "./Readout";

/** Whoever wants the numbers wants them of the next search too. */
const wishOf = memoBy((_: App) => createValue({ isOpen: false }));

/** What the search took, once there is one. */
export function Details(props: ToolProps) {
  const { app, state, t } = props;
  const wish = wishOf(app);
  const { isOpen } = useValue(wish);
  const { progress, search } = state;
  // What was known at once took no search.
  if (progress === null || (search.phase === "idle" && progress.stats.nodes === 0)) return null;
  return (
    <details
      class="search-details"
      open={isOpen}
      onToggle={(event) => wish.set({ isOpen: event.currentTarget.open })}
    >
      <summary>{t.details}</summary>
      <Readout {...props} />
    </details>
  );
}
