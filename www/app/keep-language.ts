import { speak } from "../i18n/dictionary";
import { pageTexts } from "../i18n/page-texts";
import { LANGUAGES, type Lang } from "../model/lang";
import { wantedLang } from "../model/state/selectors";
import type { Store } from "../model/state/store";

/**
 * The page changes its language when all words of the other one are there; until then it goes on in the one before.
 * Resolves when it has words to begin with.
 *
 * @param linked The language of the link that is going to be opened.
 */
export async function keepLanguage(store: Store, linked: Lang | null): Promise<void> {
  /** The words that were wanted last could not be had: who chooses that language again wants them tried again. */
  let failed = false;
  /** Whether there are words at all, and the last change that somebody has asked for. */
  let worded = false;
  let asked = Promise.resolve();
  store.subscribe((state, before) => {
    const wanted = wantedLang(state);
    const again = failed && state.prefs !== before.prefs;
    if (wanted === wantedLang(before) && !again) return;
    failed = false;
    asked = change(wanted).catch(() => {
      failed = true;
      store.dispatch({ type: "notice", notice: { kind: "languageFailed" } });
    });
  });

  async function change(lang: Lang): Promise<void> {
    if (!(await speak(lang))) return;
    worded = true;
    store.dispatch({ type: "language", lang });
  }

  /** Better in another language than not at all. */
  async function changeToAny(first: Lang): Promise<void> {
    try {
      await change(first);
    } catch (error) {
      const other = LANGUAGES.find(({ lang }) => lang !== first);
      if (other === undefined) throw error;
      await change(other.lang);
    }
  }

  // Nothing is fetched by this yet: it is in use from here on.
  await pageTexts.load();
  const first = linked ?? wantedLang(store.state());
  while (!worded) {
    await changeToAny(first);
    // Who has asked for another language meanwhile has overtaken that.
    if (!worded) await asked;
  }
}
