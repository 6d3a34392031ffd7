import type { Entry } from "../puzzle/entry";
import { EMPTY_FIELDS, type FieldName } from "../puzzle/puzzle";
import type { AppState } from "../state/state";

/** Returns the collection's puzzle on the page if nothing of it has changed but the title. */
export function listedEntry({ listed, fields }: AppState): Entry | null {
  if (listed === null) return null;
  const names = Object.keys(EMPTY_FIELDS) as FieldName[];
  const same = names.every((name) => name === "title" || fields[name] === listed.fields[name]);
  return same ? listed.entry : null;
}
