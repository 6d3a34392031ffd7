import type { Link } from "../link/link";
import type { Lang } from "../state/lang";
import type { AppState } from "../state/state";
import { type Entry, inLang, LANDING } from "./entry";
import { EMPTY_FIELDS, type FieldName, type Fields } from "./puzzle";

/** A puzzle of the collection as the editor's fields. */
export function fieldsOf(entry: Entry): Fields {
  return {
    ...EMPTY_FIELDS,
    start: entry.start,
    goal: entry.goal,
    width: entry.width === undefined ? "" : String(entry.width),
    same: entry.same ?? "",
    blocks: entry.blocks ?? "",
    axis: entry.axis ?? "",
    gates: entry.gates ?? "",
  };
}

/** The puzzle of the collection that is on the page, as long as nothing of it was changed but its title. */
export function listedEntry({ listed, fields }: AppState): Entry | null {
  if (listed === null) return null;
  const names = Object.keys(EMPTY_FIELDS) as FieldName[];
  const same = names.every((name) => name === "title" || fields[name] === listed.fields[name]);
  return same ? listed.entry : null;
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
