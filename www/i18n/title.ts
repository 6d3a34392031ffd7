import { listedEntry } from "../model/derived/listed-entry";
import type { Lang } from "../model/lang";
import type { Link } from "../model/link/link";
import { LANDING, type Text } from "../model/puzzle/entry";
import type { AppState } from "../model/state/state";
import { handedOut } from "./handed-out";

/** What the collection says of a puzzle; it has its words in its entries. */
export function inLang([ja, en]: Text, lang: Lang): string {
  return handedOut(lang === "ja" ? ja : en);
}

/** What the board on the page is called: the reader's title, or the collection's name. */
export function titleOf(state: AppState, lang: Lang): string {
  const typed = shown(state.fields.title);
  const entry = listedEntry(state);
  return typed !== "" || entry === null ? typed : inLang(entry.name, lang);
}

/** The same, before the module is there to read the link's board: it is the first thing a reader looks for. */
export function titleAhead({ title, board, puzzle }: Link, lang: Lang): string {
  return title === "" && board === "" && puzzle === "" ? inLang(LANDING.name, lang) : shown(title);
}

/** A title may be anything that somebody has put into a link. */
const MOST_TITLE = 120;

/** A title without what cannot be seen, and no longer than anybody reads. */
function shown(title: string): string {
  const clean = title
    .slice(0, 10 * MOST_TITLE)
    .replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu, " ")
    .trim();
  const letters = Array.from(clean);
  return letters.length <= MOST_TITLE ? clean : `${letters.slice(0, MOST_TITLE - 1).join("")}…`;
}
