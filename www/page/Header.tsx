import { reportLoadError } from "../app/errors";
import { listedEntry } from "../model/derived/listed-entry";
import { LANDING } from "../model/puzzle/entry";
import type { ViewProps } from "../shell/view-props";
import { Icon } from "../ui/Icon";
import { Menu } from "./Menu";

const WORDMARK = "アタマノタイソウ";

export function Header(props: ViewProps) {
  const { app, state, t } = props;
  // A first visitor is there, and needs no further control.
  const isHome = !state.loaded || listedEntry(state)?.id === LANDING.id;
  return (
    <header class="header">
      <h1 class="wordmark" aria-label={t.name} lang="ja">
        {isHome ? (
          <Wordmark />
        ) : (
          <a href="./" aria-label={t.name} onClick={(event) => toToday(event, props)}>
            <Wordmark />
          </a>
        )}
      </h1>
      <p class="tagline">{t.tagline}</p>
      <div class="header-tools">
        <button
          type="button"
          class="quiet to-collection"
          onClick={() => app.store.dispatch({ type: "dialog", dialog: "collection" })}
        >
          <Icon name="grid" />
          {t.collection}
        </button>
        <Menu {...props} />
      </div>
    </header>
  );
}

function Wordmark() {
  return (
    <span aria-hidden="true" class="wordmark-tiles">
      {Array.from(WORDMARK, (character, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the word never changes
        <span key={index} class={character === "タ" ? "wordmark-identical" : undefined}>
          {character}
        </span>
      ))}
    </span>
  );
}

/** Opens today's puzzle without loading the page again. */
function toToday(event: MouseEvent, { app }: ViewProps): void {
  // Leaves modified clicks, which open another window, to the browser.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  Promise.all([import("../features/today/open-day"), import("../app/days")]).then(
    ([{ openDay }, { today }]) => openDay(app, today()),
    (error: unknown) => reportLoadError(app.store, error),
  );
}
