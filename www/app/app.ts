import type { Solvability } from "taisou";
import { type ClientEvent, createClient, type TaskClient } from "../engine/client";
import type { ModuleLoader } from "../engine/compile";
import type { WorkerPort } from "../engine/line";
import { guardRules, type Rules, type RulesModule } from "../engine/rules";
import { createPositions, type Position } from "../model/puzzle/position";
import { createVerdicts } from "../model/puzzle/verdict";
import type { Prefs } from "../model/state/prefs";
import type { Records } from "../model/state/records";
import { isBusy } from "../model/state/selectors";
import { type AppState, initialState, type Picture } from "../model/state/state";
import { createStore, type Store } from "../model/state/store";
import { addressBar } from "../platform/address";
import { afterPaint } from "../platform/after-paint";
import type { keepVersions, Versions } from "../platform/offline";
import { sight } from "../platform/visibility";
import { type Addressing, createAddressing } from "./address-controller";
import { createShelf, type Shelf } from "./collection";
import { createEditing, type Editing } from "./edit-controller";
import { keepClock } from "./keep-clock";
import { keepLanguage } from "./keep-language";
import { keepLive } from "./keep-live";
import { keepPar } from "./keep-par";
import { keepRecords } from "./keep-records";
import { createLinking } from "./link-controller";
import { createPicturing, type Picturing } from "./picture-controller";
import { createPlaying, type Playing } from "./play-controller";
import { keepPrefs } from "./prefs";
import { createOpening, type Opening } from "./puzzle-controller";
import { createReplaying, type Replaying } from "./replay-controller";
import { createSearching, type Searching } from "./search-controller";
import { sendResult } from "./send-result";
import { tellLoadFailed, tellTrouble } from "./trouble";

/** All that a view needs: the state, what can be read off it, and what can be done. */
export interface App {
  readonly store: Store;
  readonly rules: Rules;
  positionOf(state: AppState): Position | null;
  /** Whether the goal can be reached, as far as theory says without a search. */
  verdictOf(state: AppState): Solvability | null;
  readonly playing: Playing;
  readonly opening: Opening;
  readonly editing: Editing;
  readonly searching: Searching;
  readonly replaying: Replaying;
  readonly addressing: Addressing;
  /** The collection of puzzles, fetched when it is asked for. */
  readonly shelf: Shelf;
  /** Fetches the module that solves, for workers beside the one that is there already. */
  readonly solver: ModuleLoader;
  readonly picturing: Picturing;
  /** Versions of the page. */
  readonly versions: Versions;
  setPrefs(prefs: Partial<Prefs>): void;
  /** Tells a friend how well the puzzle was solved. */
  sendResult(): void;
  /** Resolves when there are words to show the page with. */
  readonly worded: Promise<void>;
  /** Resolves when there is something to play, or to say why there is not, and words for it. */
  readonly playable: Promise<void>;
}

export interface World {
  /** Guarded here, once: nothing else ever sees them bare. */
  readonly rules: RulesModule;
  readonly prefs: Prefs;
  /** What was solved on earlier visits. */
  readonly records: Records;
  /** The picture that an earlier visit left. */
  readonly picture: Picture | null;
  spawnWorker(): WorkerPort;
  /** Resolves when the rules can be called. */
  readonly ready: Promise<void>;
  /** Fetches the module that solves. */
  readonly solver: ModuleLoader;
  readonly keepVersions: typeof keepVersions;
}

/** Puts the parts together; the page begins when the rules are there. */
export function createApp(world: World): App {
  const { prefs, records, picture, spawnWorker, ready, solver } = world;
  const store = createStore(initialState(prefs, records, picture));
  const rules = guardRules(world.rules, tellTrouble(store));
  const positionOf = createPositions(rules);
  // The client speaks to a part that needs the client: one of the two must come late.
  let hear: (event: ClientEvent) => void = () => {};
  const client: TaskClient = createClient(spawnWorker, solver, (event) => hear(event));
  const searching = createSearching(store, rules, client);
  hear = searching.hear;
  const shelf = createShelf();
  const linking = createLinking(store, rules, shelf);
  const addressing = createAddressing(store, rules, linking, addressBar);

  // The room that is on the way stands from the beginning.
  store.dispatch({ type: "entered", place: addressing.ahead.room });

  const worded = keepLanguage(store, addressing.ahead.lang);
  keepClock(store, positionOf, sight);
  keepRecords(store, positionOf);
  keepLive(store, rules, positionOf, solver);

  // Both are on their way at once: a short link costs no second wait.
  const begun = Promise.all([ready, addressing.prepare()]).then(() => {
    store.dispatch({ type: "loaded" });
    addressing.begin();
  });
  begun.catch((error: unknown) => tellLoadFailed(store, error));
  // Once one can play, what solves is fetched.
  const drawn = Promise.all([begun, worded]).then(afterPaint);
  drawn.then(client.warm, () => {});
  const besides = async () => (await import("../engine/side-worker")).createSideWorker(solver);
  drawn.then(
    () => keepPar(store, besides),
    () => {},
  );
  const versions = world.keepVersions(
    drawn.then(solver),
    () => store.dispatch({ type: "newVersion", waits: true }),
    () => !isBusy(store.state()),
  );

  return {
    store,
    rules,
    positionOf,
    verdictOf: createVerdicts(rules),
    playing: createPlaying(store, rules, positionOf),
    opening: createOpening(store, rules),
    editing: createEditing(store, rules),
    searching,
    replaying: createReplaying(store),
    addressing,
    shelf,
    solver,
    picturing: createPicturing(store),
    versions,
    worded,
    playable: worded.then(() => begun.catch(() => {})),
    sendResult: () => sendResult(store, addressing),
    setPrefs(changed) {
      store.dispatch({ type: "prefs", prefs: changed });
      keepPrefs(changed);
    },
  };
}
