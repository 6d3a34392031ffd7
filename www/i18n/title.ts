import { listedEntry } from "../model/derived/listed-entry";
import type { Lang } from "../model/lang";
import type { Link } from "../model/link/link";
import { LANDING, type Text } from "../model/puzzle/entry";
import type { AppState } from "../model/state/state";
import { handedOut } from "./handed-out";

/** A text of the collection in a language. */
export function inLang([ja, en]: Text, lang: Lang): string {
  return handedOut(lang === "ja" ? ja : en);
}

/** The title of the board: the player's, or the name in the collection. */
export function titleOf(state: AppState, lang: Lang): string {
  const typed = shown(state.fields.title);
  const entry = listedEntry(state);
  return typed !== "" || entry === null ? typed : inLang(entry.name, lang);
}

/** The title of a link, before the module can read its board: players look for it first. */
export function titleAhead({ title, board, puzzle }: Link, lang: Lang): string {
  return title === "" && board === "" && puzzle === "" ? inLang(LANDING.name, lang) : shown(title);
}

const MOST_TITLE = 120;

/** Strips invisible characters from a title and shortens it. */
function shown(title: string): string {
  const clean = title
    .slice(0, 10 * MOST_TITLE)
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu, " ")
    .trim();
  const letters = Array.from(clean);
  return letters.length <= MOST_TITLE ? clean : `${letters.slice(0, MOST_TITLE - 1).join("")}…`;
}
