import { type Entry, isForPlay } from "../puzzle/entry";
import type { AppState } from "../state/state";

/** True if a puzzle has a solution and does not begin at its goal. */
function isSolvable(entry: Entry): boolean {
  return entry.shortest !== null && !isForPlay(entry);
}

/** The unsolved puzzles to play next: those of the same kind, then others, each from this one on in a circle. */
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

export function nextEntry(
  state: Pick<AppState, "listed" | "records">,
  entries: readonly Entry[],
): Entry | null {
  return nextEntries(state, entries, 1)[0] ?? null;
}
