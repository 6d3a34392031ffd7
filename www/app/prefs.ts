import { chooseLang, LANGUAGES } from "../model/lang";
import { DEFAULT_PREFS, type Prefs, SPEEDS } from "../model/state/prefs";
import { recall, remember } from "../platform/storage";

/** Preferences stored by earlier visits, with defaults from the browser. */
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
    gradualHints: value("gradualHints") === true,
    gentle: value("gentle") === true,
    arrows: value("arrows") === "blank" ? "blank" : "tile",
    practice: value("practice") === true,
  };
}

/** Stores only changed preferences: until a language is chosen, the page follows the browser. */
export function keepPrefs(changed: Partial<Prefs>): void {
  const kept = recall("prefs");
  remember("prefs", { ...(typeof kept === "object" ? kept : null), ...changed });
}
