import type { Feat } from "../state/records";
import { metricOf, obstacle } from "../state/selectors";
import type { AppState } from "../state/state";
import { boardFragment } from "./fragment";
import { listedEntry } from "./listed-entry";

/** The link of a puzzle that is longer than this is not worth its room. */
const MOST_CHARACTERS = 2000;

/** What the puzzle on the page goes by in the records; `null` if it is not kept. */
export function recordId(state: AppState): string | null {
  // Fields that cannot be read say another board than the one that is played.
  if (obstacle(state) !== null) return null;
  const id = listedEntry(state)?.id ?? boardFragment(state.fields);
  return id.length > MOST_CHARACTERS ? null : id;
}

/** The player's best on the puzzle on the page. */
export function ownBest(state: AppState): Feat | null {
  const own = state.records[recordId(state) ?? ""] ?? {};
  // Of a puzzle that was only solved with help, no best is known.
  return Object.keys(own).length > 0 ? own : null;
}

/** Whether the goal was reached in fewer moves than ever, in the metric that counts, or in less time. */
export function isRecord(state: AppState): boolean {
  const { feat, before, help } = state.won ?? {};
  if (help != null) return false;
  const keys = [metricOf(state), "millis"] as const;
  return keys.some((key) => {
    const [now, then] = [feat?.[key], before?.[key]];
    return now !== undefined && then !== undefined && now < then;
  });
}
