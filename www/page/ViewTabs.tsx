import { type Place, VIEWS, type View, viewOf } from "../model/link/views";
import { showView } from "../shell/show-board";
import type { ViewProps } from "../shell/view-props";

const entrance = (view: View): Place => (view === "explore" ? "answer" : view);

export function ViewTabs({ app, state, t }: ViewProps) {
  const here = viewOf(state.place);
  return (
    <nav class="view-tabs" data-region="views" aria-label={t.viewsHeading}>
      {VIEWS.map((view) => (
        <a
          key={view}
          href={app.address.linkToView(entrance(view))}
          aria-current={view === here ? "page" : undefined}
          onClick={(event) => {
            // Leaves modified clicks, which open another window, to the browser.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            app.store.dispatch({ type: "entered", place: entrance(view) });
            showView(view);
          }}
        >
          {t.views[view]}
        </a>
      ))}
    </nav>
  );
}
