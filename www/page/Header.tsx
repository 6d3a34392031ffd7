import type { ViewProps } from "../shell/view-props";
import { Icon } from "../ui/Icon";
import { Menu } from "./Menu";

const WORDMARK = "アタマノタイソウ";

export function Header(props: ViewProps) {
  const { app, t } = props;
  return (
    <header class="header">
      <h1 class="wordmark" aria-label={t.name} lang="ja">
        <span aria-hidden="true" class="wordmark-tiles">
          {Array.from(WORDMARK, (character, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the word never changes
            <span key={index} class={character === "タ" ? "wordmark-identical" : undefined}>
              {character}
            </span>
          ))}
        </span>
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
