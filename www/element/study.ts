import { keepLive } from "../app/keep-live";
import type { Player, Study } from "../app/player";
import { createReplaying } from "../app/replay-controller";
import { createSearching } from "../app/search-controller";
import type { ClientEvent } from "../engine/client";
import type { Line as Queue } from "../engine/line";
import type { Rules } from "../engine/rules";
import type { Store } from "../model/state/store";
import { createAsking } from "./asking";

// What is fetched when a solution, a hint or a distance is first asked for, or moves are given.

export { LiveLine } from "../features/play/LiveLine";
export { Transport } from "../features/play/Transport";
export { askedLine } from "./asked-line";
export { readGivenMoves } from "./given-moves";
export { sheet } from "./study-style";

/** What searches for one board, and replays what was found; and looks how far it is to the goal as long as that is wanted. */
export function createStudy(
  store: Store,
  rules: Rules,
  positionOf: Player["positionOf"],
  queue: Queue,
): Study {
  // The client speaks to a part that needs the client: one of the two must come late.
  let hear: (event: ClientEvent) => void = () => {};
  const { client, besides } = createAsking(queue, (event) => hear(event));
  const searching = createSearching(store, rules, client);
  hear = searching.hear;
  keepLive(store, rules, positionOf, async () => besides);
  return { searching, replaying: createReplaying(store) };
}
