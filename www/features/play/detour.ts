import type { Metric } from "taisou";
import type { Play } from "../../model/play/play";
import { movesIn } from "../../model/state/selectors";

/** An earlier position of a game, from which the goal takes fewer moves in all. */
export interface Detour {
  readonly gestures: number;
  /** The moves that they count as. */
  readonly moves: number;
}

interface Stray {
  readonly play: Play;
  readonly start: string;
  readonly metric: Metric;
  /** The moves from the present position to the goal. */
  readonly left: number;
}

const MOST_GESTURES = 10;

/**
 * Goes back gesture by gesture, as long as that shortens the game: moves until there, and from there to the goal.
 *
 * @param distanceOf The length of a solution of a board; `null` if none was found in time.
 */
export async function findDetour(
  { play: { gestures, cursor }, start, metric, left }: Stray,
  distanceOf: (board: string) => Promise<number | null>,
): Promise<Detour | null> {
  const played = movesIn(gestures.slice(0, cursor), metric);
  let shortest = played + left;
  let detour: Detour | null = null;
  for (let undone = 1; undone <= Math.min(cursor, MOST_GESTURES); undone += 1) {
    const before = movesIn(gestures.slice(0, cursor - undone), metric);
    const distance = await distanceOf(gestures[cursor - undone - 1]?.board ?? start);
    if (distance === null) break;
    const length = before + distance;
    if (length < shortest) {
      shortest = length;
      detour = { gestures: undone, moves: Math.max(played - before, 1) };
    } else if (detour !== null) break;
  }
  return detour;
}
