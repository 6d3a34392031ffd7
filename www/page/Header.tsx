import { Icon } from "../kit/Icon";
import type { ViewProps } from "../kit/view-props";
import { LANGUAGES } from "../model/state/lang";

const WORDMARK = "アタマノタイソウ";

export function Header({ app, t, lang }: ViewProps) {
  return (
    <header class="header">
      <h1 class="wordmark" aria-label={t.name} lang="ja">
        <span aria-hidden="true" class="wordmark-tiles">
          {Array.from(WORDMARK, (character, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the word never changes
            <span key={index} class={character === "タ" ? "look-alike" : undefined}>
              {character}
            </span>
          ))}
        </span>
      </h1>
      <p class="tagline">{t.tagline}</p>
      <div class="header-tools">
        <fieldset class="languages">
          <legend class="unseen">{t.language}</legend>
          {LANGUAGES.map((one) => (
            <button
              key={one.lang}
              type="button"
              lang={one.lang}
              aria-pressed={one.lang === lang}
              onClick={() => app.setPrefs({ lang: one.lang })}
            >
              {one.name}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          class="quiet to-how"
          aria-label={t.howItWorks}
          title={t.howItWorksHelp}
          onClick={() => app.store.dispatch({ type: "explained", chapter: "" })}
        >
          <Icon name="book" />
          <span class="to-how-name">{t.howItWorks}</span>
        </button>
        <button
          type="button"
          class="quiet round"
          aria-label={t.help}
          title={t.help}
          onClick={() => app.store.dispatch({ type: "dialog", dialog: "help" })}
        >
          <span aria-hidden="true">?</span>
        </button>
      </div>
    </header>
  );
}
