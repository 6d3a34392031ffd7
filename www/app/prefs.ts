import { chooseLang, LANGUAGES } from "../model/lang";
import { DEFAULT_PREFS, type Prefs, SPEEDS } from "../model/state/prefs";
import { recall, remember } from "../platform/storage";

/** What earlier visits chose, and for the rest what the browser says. */
export function recallPrefs(languages: readonly string[]): Prefs {
  const kept = recall("prefs");
  const value = (key: keyof Prefs): unknown =>
    typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>)[key] : undefined;
  const lang = LANGUAGES.find((one) => one.lang === value("lang"))?.lang;
  const speed = SPEEDS.find((one) => one === value("speed"));
  return {
    lang: lang ?? chooseLang(languages),
    singleKeys: value("singleKeys") !== false,
    tellApart: value("tellApart") === true,
    speed: speed ?? DEFAULT_PREFS.speed,
    live: value("live") === true,
    tally: value("tally") !== false,
    arrows: value("arrows") === "blank" ? "blank" : "tile",
  };
}

/**
 * Keeps what was chosen. The language is kept only once it was chosen, so that until then the page
 * goes on following the browser.
 */
export function keepPrefs(changed: Partial<Prefs>): void {
  const kept = recall("prefs");
  remember("prefs", { ...(typeof kept === "object" ? kept : null), ...changed });
}
