import type { Solvability } from "taisou";
import { type ClientEvent, createClient, type TaskClient, type WorkerPort } from "../client/client";
import { createShelf, type Shelf } from "../collection/collection";
import type { keepVersions, Versions } from "../platform/offline";
import { sight } from "../platform/sight";
import { type Addressing, createAddressing } from "./addressing";
import { keepClock } from "./clock";
import { keepLive } from "./living";
import { createOpening, type Opening } from "./opening";
import { createPicturing, type Picturing } from "./picturing";
import { createPlaying, type Playing } from "./playing";
import { createPositions, type Position } from "./position";
import { keepPrefs } from "./prefs";
import { keepRecords, type Records } from "./records";
import { createReplaying, type Replaying } from "./replaying";
import type { Rules } from "./rules";
import { createSearching, type Searching } from "./searching";
import { type AppState, initialState, type Picture, type Prefs } from "./state";
import { createStore, type Store } from "./store";
import { createVerdicts } from "./verdict";
import { isBusy } from "./view";

/** All that a view needs: the state, what can be read off it, and what can be done. */
export interface App {
  readonly store: Store;
  readonly rules: Rules;
  positionOf(state: AppState): Position | null;
  /** Whether the goal can be reached, as far as theory says without a search. */
  verdictOf(state: AppState): Solvability | null;
  readonly playing: Playing;
  readonly opening: Opening;
  readonly searching: Searching;
  readonly replaying: Replaying;
  readonly addressing: Addressing;
  /** The collection of puzzles, fetched when it is asked for. */
  readonly shelf: Shelf;
  /** The compiled module, for workers beside the one that solves. */
  readonly module: Promise<WebAssembly.Module>;
  readonly picturing: Picturing;
  /** Versions of the page. */
  readonly versions: Versions;
  setPrefs(prefs: Partial<Prefs>): void;
}

export interface World {
  readonly rules: Rules;
  readonly prefs: Prefs;
  /** What was solved on earlier visits. */
  readonly records: Records;
  /** The picture that an earlier visit left. */
  readonly picture: Picture | null;
  spawnWorker(): WorkerPort;
  /** Resolves when the rules can be called. */
  readonly module: Promise<WebAssembly.Module>;
  readonly keepVersions: typeof keepVersions;
}

/** Puts the parts together; the page begins when the module is there. */
export function createApp(world: World): App {
  const { rules, prefs, records, picture, spawnWorker, module } = world;
  const store = createStore(initialState(prefs, records, picture));
  const positionOf = createPositions(rules);
  // The client speaks to a part that needs the client: one of the two must come late.
  let hear: (event: ClientEvent) => void = () => {};
  const client: TaskClient = createClient(spawnWorker, module, (event) => hear(event));
  const searching = createSearching(store, rules, client);
  hear = searching.hear;
  const shelf = createShelf();
  const opening = createOpening(store, rules, shelf);
  const addressing = createAddressing(store, rules, opening);

  // A board that changes under a search ends it; nobody waits for its answer any more.
  store.subscribe((state, before) => {
    const dropped = before.search.phase !== "idle" && state.search.phase === "idle";
    if (dropped && state.puzzle !== before.puzzle) client.cancel();
  });

  // Before the records: they are kept with the time that it took.
  keepClock(store, positionOf, sight);
  keepRecords(store, positionOf);
  keepLive(store, rules, positionOf, module);
  const versions = world.keepVersions(
    module,
    () => store.dispatch({ type: "newVersion", waits: true }),
    () => !isBusy(store.state()),
  );

  // Both are on their way at once: a short link costs no second wait.
  Promise.all([module, addressing.prepare()]).then(
    () => {
      store.dispatch({ type: "loaded" });
      addressing.begin();
      client.warm();
    },
    (error: unknown) =>
      store.dispatch({ type: "notice", notice: { kind: "loadFailed", message: String(error) } }),
  );

  return {
    store,
    rules,
    positionOf,
    verdictOf: createVerdicts(rules),
    playing: createPlaying(store, rules, positionOf),
    opening,
    searching,
    replaying: createReplaying(store),
    addressing,
    shelf,
    module,
    picturing: createPicturing(store),
    versions,
    setPrefs(changed) {
      store.dispatch({ type: "prefs", prefs: changed });
      keepPrefs(changed);
    },
  };
}
