import "../ui/chip.css";
import "./explore-view.css";
import { MORE_TABS, type Tab, tabOf } from "../model/link/views";
import { Lazily } from "../shell/Lazily";
import { showAskButtons } from "../shell/show-board";
import type { ToolProps, ViewProps } from "../shell/view-props";
import { useToolTexts } from "../shell/with-words";
import { arrowOf } from "../ui/keys";
import { TAB_PARTS } from "./tab-parts";

type TabName = Tab | "more";

const FIRST_TABS: readonly TabName[] = ["answer", "all", "compare", "more"];

/** Tools to explore the puzzle, one tab each. The last tab has those that few need, in a second row. */
export function ExploreView(props: ViewProps) {
  const { state } = props;
  const t = useToolTexts(props);
  const tab = tabOf(state.place);
  const hasMore = MORE_TABS.includes(tab);
  return (
    <div class="stack explore">
      <TabList
        {...props}
        t={t}
        tabs={FIRST_TABS}
        open={hasMore ? "more" : tab}
        label={t.views.explore}
      />
      {hasMore && <TabList {...props} t={t} tabs={MORE_TABS} open={tab} label={t.tabs.more} />}
      <section
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        class={`card tab-panel ${tab}`}
      >
        <h2 class="visually-hidden">{t.tabs[tab]}</h2>
        <Lazily key={tab} view={props} load={TAB_PARTS[tab]} isAwaited />
      </section>
    </div>
  );
}

interface TabListProps extends ToolProps {
  readonly tabs: readonly TabName[];
  readonly open: TabName;
  readonly label: string;
}

function TabList({ app, t, tabs, open, label }: TabListProps) {
  const enter = (tab: TabName) =>
    app.store.dispatch({ type: "entered", place: tab === "more" ? "check" : tab });

  function go(event: KeyboardEvent): void {
    const to = tabAfter(tabs, open, event);
    if (to === null) return;
    event.preventDefault();
    // Keeps the key from sliding tiles.
    event.stopPropagation();
    enter(to);
    document.getElementById(`tab-${to}`)?.focus();
  }

  return (
    <div class="tabs" role="tablist" aria-label={label}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          tabIndex={one === open ? 0 : -1}
          aria-selected={one === open}
          aria-controls={one === open ? "tab-panel" : undefined}
          onClick={() => {
            // A tab that has just opened scrolls to its buttons itself.
            if (one === open) showAskButtons();
            else enter(one);
          }}
          onKeyDown={go}
        >
          {t.tabs[one]}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key selects; `null` for any other key. */
function tabAfter(tabs: readonly TabName[], open: TabName, event: KeyboardEvent): TabName | null {
  const at = tabs.indexOf(open);
  const direction = arrowOf(event);
  if (direction === "left") return tabs.at(at - 1) ?? null;
  if (direction === "right") return tabs[at + 1] ?? tabs[0] ?? null;
  if (event.key === "Home") return tabs[0] ?? null;
  if (event.key === "End") return tabs.at(-1) ?? null;
  return null;
}
