import type { Link } from "../model/link/link";
import { LANDING, type Text } from "../model/puzzle/entry";
import { listedEntry } from "../model/puzzle/listed";
import type { Lang } from "../model/state/lang";
import type { AppState } from "../model/state/state";
import { handedOut } from "./handed-out";

/** What the collection says of a puzzle; it has its words in its entries. */
export function inLang([ja, en]: Text, lang: Lang): string {
  return handedOut(lang === "ja" ? ja : en);
}

/** What the board on the page is called: the reader's title, or the collection's name. */
export function titleOf(state: AppState, lang: Lang): string {
  const typed = state.fields.title.trim();
  const entry = listedEntry(state);
  return typed !== "" || entry === null ? typed : inLang(entry.name, lang);
}

/** The same, before the module is there to read the link's board: it is the first thing a reader looks for. */
export function titleAhead({ title, board, puzzle }: Link, lang: Lang): string {
  return title === "" && board === "" && puzzle === "" ? inLang(LANDING.name, lang) : title;
}
