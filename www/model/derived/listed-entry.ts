import type { AppState } from "../state/state";
import type { Entry } from "../puzzle/entry";
import { EMPTY_FIELDS, type FieldName, type Fields } from "../puzzle/puzzle";

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
