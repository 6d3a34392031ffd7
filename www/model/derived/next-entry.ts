import { type Entry, isForPlay } from "../puzzle/entry";
import type { Records } from "../state/records";
import type { AppState } from "../state/state";

/** True if a puzzle has a solution and does not begin at its goal. */
export function isSolvable(entry: Entry): boolean {
  return entry.shortest !== null && !isForPlay(entry);
}

/** The number of solvable puzzles, and of those solved. */
export function progressIn(
  entries: readonly Entry[],
  records: Records,
): { readonly solved: number; readonly all: number } {
  const all = entries.filter(isSolvable);
  return { solved: all.filter(({ id }) => records[id] !== undefined).length, all: all.length };
}

/**
 * The unsolved puzzles to play next: first those of the same kind after this one in the collection, then those before
 * it, then other kinds in the same order.
 */
export function nextEntries(
  { listed, records }: Pick<AppState, "listed" | "records">,
  entries: readonly Entry[],
  most: number,
): readonly Entry[] {
  const here = listed?.entry;
  const at = entries.findIndex(({ id }) => id === here?.id);
  const round = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  const open = round.filter(
    (entry) => entry.id !== here?.id && isSolvable(entry) && records[entry.id] === undefined,
  );
  const isKin = ({ kind }: Entry) => kind === here?.kind;
  return [...open.filter(isKin), ...open.filter((entry) => !isKin(entry))].slice(0, most);
}

/** `null` if all are solved. */
export function nextEntry(
  state: Pick<AppState, "listed" | "records">,
  entries: readonly Entry[],
): Entry | null {
  return nextEntries(state, entries, 1)[0] ?? null;
}
