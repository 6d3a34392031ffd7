import "./explore.css";
import type { ComponentType } from "preact";
import { TABS, type Tab, tabOf } from "../model/link/views";
import { Lazily } from "../shell/Lazily";
import { showAskButtons } from "../shell/show-board";
import type { ViewProps } from "../shell/view-props";
import { arrowOf } from "../ui/keys";
import { checking, comparing, movesLeft, solving, solvingMany, wholeSpace } from "./lazy-parts";

const LOAD: Readonly<Record<Tab, () => Promise<ComponentType<ViewProps>>>> = {
  answer: solving,
  left: movesLeft,
  all: wholeSpace,
  compare: comparing,
  check: checking,
  many: solvingMany,
};

/** Tools to explore the puzzle, one tab each. */
export function ExploreView(props: ViewProps) {
  const { app, state, t } = props;
  const tab = tabOf(state.place);

  function go(event: KeyboardEvent): void {
    const to = tabAfter(tab, event);
    if (to === null) return;
    event.preventDefault();
    // Keeps the key from sliding tiles.
    event.stopPropagation();
    app.store.dispatch({ type: "entered", place: to });
    document.getElementById(`tab-${to}`)?.focus();
  }

  return (
    <div class="explore">
      <div class="tabs" role="tablist" aria-label={t.views.explore}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`tab-${one}`}
            tabIndex={one === tab ? 0 : -1}
            aria-selected={one === tab}
            aria-controls={one === tab ? "tab-panel" : undefined}
            onClick={() => {
              app.store.dispatch({ type: "entered", place: one });
              // A tab that has just opened scrolls to its buttons itself.
              if (one === tab) showAskButtons();
            }}
            onKeyDown={go}
          >
            {t.tabs[one]}
          </button>
        ))}
      </div>
      <section
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        class={`card tab-panel ${tab}`}
      >
        <h2 class="unseen">{t.tabs[tab]}</h2>
        <Lazily key={tab} view={props} load={LOAD[tab]} isAwaited />
      </section>
    </div>
  );
}

/** The tab that a key selects; `null` for any other key. */
function tabAfter(tab: Tab, event: KeyboardEvent): Tab | null {
  const at = TABS.indexOf(tab);
  const direction = arrowOf(event);
  if (direction === "left") return TABS.at(at - 1) ?? null;
  if (direction === "right") return TABS[at + 1] ?? TABS[0];
  if (event.key === "Home") return TABS[0];
  if (event.key === "End") return TABS.at(-1) ?? null;
  return null;
}
