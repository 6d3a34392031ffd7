import type { Rules } from "../engine/rules";
import { inLang } from "../i18n/title";
import type { Lang } from "../model/lang";
import { type Entry, fieldsOf, LANDING } from "../model/puzzle/entry";
import { EMPTY_FIELDS, type Fields } from "../model/puzzle/puzzle";
import type { Attributes } from "./attributes";

/** The puzzle that the attributes name, by default the landing puzzle; `null` if the collection has no such puzzle. */
export async function puzzleNamed(
  { puzzle, board }: Attributes,
  lang: Lang,
  rules: Rules,
  loadRules: () => Promise<unknown>,
): Promise<{ readonly entry: Entry | null; readonly fields: Fields } | null> {
  if (puzzle === null && board !== null) return { entry: null, fields: EMPTY_FIELDS };
  if (puzzle === null || puzzle === LANDING.id) {
    return { entry: LANDING, fields: fieldsOf(LANDING) };
  }
  const { ENTRIES, scrambledEntry } = await import("./listed");
  const entry = ENTRIES.find(({ id }) => id === puzzle);
  if (entry === undefined) return null;
  await loadRules();
  const mixed = board === null ? scrambledEntry(rules, entry, inLang(entry.name, lang)) : null;
  return { entry, fields: mixed ?? fieldsOf(entry) };
}
