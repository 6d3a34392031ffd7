import { speak } from "../i18n/dictionary";
import { pageTexts } from "../i18n/page-texts";
import { LANGUAGES, type Lang } from "../model/lang";
import { wantedLang } from "../model/state/selectors";
import type { Store } from "../model/state/store";

/** Changes the language once all its texts are loaded. `linked` is that of the link to open. Resolves with the first texts. */
export async function keepLanguage(store: Store, linked: Lang | null): Promise<void> {
  /** The last fetch failed: choosing the same language again retries. */
  let failed = false;
  let worded = false;
  let lastChange = Promise.resolve();
  store.subscribe((state, before) => {
    const wanted = wantedLang(state);
    const again = failed && state.prefs !== before.prefs;
    if (wanted === wantedLang(before) && !again) return;
    failed = false;
    lastChange = change(wanted).catch(() => {
      failed = true;
      store.dispatch({ type: "notice", notice: { kind: "languageFailed" } });
    });
  });

  async function change(lang: Lang): Promise<void> {
    if (!(await speak(lang))) return;
    worded = true;
    store.dispatch({ type: "language", lang });
  }

  async function changeToAny(first: Lang): Promise<void> {
    try {
      await change(first);
    } catch (error) {
      const other = LANGUAGES.find(({ lang }) => lang !== first);
      if (other === undefined) throw error;
      await change(other.lang);
    }
  }

  // Fetches nothing yet, but registers the dictionary for `speak`.
  await pageTexts.load();
  const first = linked ?? wantedLang(store.state());
  while (!worded) {
    await changeToAny(first);
    // The user chose another language during the fetch.
    if (!worded) await lastChange;
  }
}
