import { speak } from "../i18n/dictionary";
import { pageTexts } from "../i18n/page-texts";
import { LANGUAGES, type Lang } from "../model/state/lang";
import { wantedLang } from "../model/state/selectors";
import type { Store } from "../model/state/store";

/**
 * The page changes its language when all words of the other one are there; until then it goes on in the one before.
 * Resolves when it has words to begin with.
 */
export async function keepLanguage(store: Store): Promise<void> {
  store.subscribe((state, before) => {
    // Who chooses the same one again wants it tried again.
    if (state.prefs === before.prefs && state.linkLang === before.linkLang) return;
    change(wantedLang(state)).catch(() =>
      store.dispatch({ type: "notice", notice: { kind: "languageFailed" } }),
    );
  });

  async function change(lang: Lang): Promise<void> {
    if (await speak(lang)) store.dispatch({ type: "language", lang });
  }

  // Nothing is fetched by this yet: it is in use from here on.
  await pageTexts.load();
  const { lang } = store.state();
  try {
    await change(lang);
  } catch (error) {
    // Better in another language than not at all.
    const other = LANGUAGES.find((one) => one.lang !== lang);
    if (other === undefined) throw error;
    await change(other.lang);
  }
}
