import { type Entry, isForPlay, shortestIn } from "../puzzle/entry";
import { foreignWords, levelIn } from "../puzzle/ladder";
import type { AppState } from "../state/state";
import { DAY } from "../today/schedule";

/** The puzzles to choose from. `levels` may be empty unless {@link followsLevels}. */
interface Puzzles {
  readonly entries: readonly Entry[];
  readonly levels: readonly Entry[];
}

/** True after a level of a ladder, and after the puzzle of a day: levels come next. */
export function followsLevels({ listed }: Pick<AppState, "listed">): boolean {
  const id = listed?.entry.id ?? "";
  return id.startsWith(DAY) || levelIn(id) !== null;
}

/**
 * The unsolved puzzles to play next. After a level: the rest of its ladder. After a day: harder levels of its kind, the
 * easiest first. Then puzzles of the collection: those of the same kind, then others, each from this one on in a circle.
 */
export function nextEntries(
  state: Pick<AppState, "listed" | "records" | "lang">,
  { entries, levels }: Puzzles,
  most: number,
): readonly Entry[] {
  const here = state.listed?.entry;
  const at = entries.findIndex(({ id }) => id === here?.id);
  const round = [...entries.slice(at + 1), ...entries.slice(0, at + 1)].filter(isSolvable);
  const isKin = ({ kind }: Entry) => kind === here?.kind;
  const others = round.filter((entry) => !isKin(entry));
  return [...nextLevels(state, levels), ...round.filter(isKin), ...others]
    .filter(({ id }) => id !== here?.id && state.records[id] === undefined)
    .slice(0, most);
}

function nextLevels(
  { listed, lang }: Pick<AppState, "listed" | "lang">,
  levels: readonly Entry[],
): readonly Entry[] {
  if (listed === null || !followsLevels({ listed })) return [];
  const here = listed.entry;
  const on = levelIn(here.id);
  if (on !== null) {
    return levels.filter(({ id }) => {
      const other = levelIn(id);
      return other?.ladder === on.ladder && other.level > on.level;
    });
  }
  return levels
    .filter((entry) => entry.kind === here.kind && movesOf(entry) > movesOf(here))
    .filter(({ id }) => levelIn(id)?.ladder !== foreignWords(lang))
    .sort((a, b) => movesOf(a) - movesOf(b));
}

const movesOf = (entry: Entry): number => shortestIn(entry, null)?.moves ?? 0;

/** True if a puzzle has a solution and does not begin at its goal. */
function isSolvable(entry: Entry): boolean {
  return entry.shortest !== null && !isForPlay(entry);
}
