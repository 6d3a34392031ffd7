import { isHelped } from "../state/help";
import type { Feat } from "../state/records";
import { metricOf, obstacle } from "../state/selectors";
import type { AppState } from "../state/state";
import { boardFragment } from "./fragment";
import { listedEntry } from "./listed-entry";

/** The longest link that is kept as a key of records. */
const MOST_CHARACTERS = 2000;

/** The key of the puzzle in the records; `null` if it is not recorded. */
export function recordId(state: AppState): string | null {
  // Unreadable fields describe another board than the one in play.
  if (obstacle(state) !== null) return null;
  const id = listedEntry(state)?.id ?? boardFragment(state.fields);
  return id.length > MOST_CHARACTERS ? null : id;
}

export function ownBest(state: AppState): Feat | null {
  const own = state.records[recordId(state) ?? ""] ?? {};
  // A puzzle solved only with help has an empty record.
  return Object.keys(own).length > 0 ? own : null;
}

/** True if the win is a record, in moves of the metric in use or in time. */
export function isRecord(state: AppState): boolean {
  const { feat, before, help } = state.won ?? {};
  if (help === undefined || isHelped(help)) return false;
  const keys = [metricOf(state), "millis"] as const;
  return keys.some((key) => {
    const [now, then] = [feat?.[key], before?.[key]];
    return now !== undefined && then !== undefined && now < then;
  });
}
