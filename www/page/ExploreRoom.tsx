import type { ComponentType } from "preact";
import { SolveCard } from "../features/solve/SolveCard";
import { Lazily } from "../kit/Lazily";
import type { ViewProps } from "../kit/view-props";
import { TABS, type Tab, tabOf } from "../model/link/rooms";
import { checking, comparing, wholeSpace } from "./lazy-parts";

const LOAD: Readonly<Record<Tab, () => Promise<ComponentType<ViewProps>>>> = {
  answer: async () => SolveCard,
  left: async () => SolveCard,
  all: wholeSpace,
  compare: comparing,
  check: checking,
};

/** What there is to know about the puzzle on the stage, one tab at a time. */
export function ExploreRoom(props: ViewProps) {
  const { app, state, t } = props;
  const tab = tabOf(state.place);
  return (
    <>
      <div role="tablist" aria-label={t.rooms.explore}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            aria-selected={one === tab}
            aria-controls="tab-panel"
            onClick={() => app.store.dispatch({ type: "entered", place: one })}
          >
            {t.tabs[one]}
          </button>
        ))}
      </div>
      <section id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} class={`card ${tab}`}>
        <Lazily key={tab} view={props} load={LOAD[tab]} />
      </section>
    </>
  );
}
