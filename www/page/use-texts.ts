import { useMemo } from "preact/hooks";
import { reportLoadError } from "../app/errors";
import { featureTexts } from "../features/feature-texts";
import type { Texts } from "../i18n/ja";
import { pageTexts } from "../i18n/page-texts";
import type { AppState } from "../model/state/state";
import type { Store } from "../model/state/store";
import { replaced } from "../shell/with-words";
import { useLazy } from "../ui/use-lazy";

async function loadGentle() {
  await featureTexts.gentle.load();
  return featureTexts.gentle;
}

/** The texts of the page, in the simple words of the gentle mode if it is on. */
export function useTexts(store: Store, { lang, prefs }: AppState): Texts {
  const gentle = useLazy(prefs.gentle, loadGentle, (error) => reportLoadError(store, error));
  return useMemo(() => {
    const texts = pageTexts.in(lang);
    return prefs.gentle && gentle !== null ? replaced(texts, gentle.in(lang)) : texts;
  }, [lang, prefs.gentle, gentle]);
}
