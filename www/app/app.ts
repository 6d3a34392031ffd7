import { type ClientEvent, createClient, type TaskClient } from "../engine/client";
import type { ModuleLoader } from "../engine/compile";
import type { WorkerPort } from "../engine/task-queue";
import { guardRules, type RulesModule } from "../engine/rules";
import { pageTexts } from "../i18n/page-texts";
import { recordId } from "../model/derived/own-record";
import type { Prefs } from "../model/state/prefs";
import type { Records } from "../model/state/records";
import { isBusy } from "../model/state/selectors";
import { initialState, type Picture } from "../model/state/state";
import { createStore } from "../model/state/store";
import { addressBar } from "../platform/address";
import { afterPaint } from "../platform/after-paint";
import type { keepVersions, Versions } from "../platform/offline";
import { sight } from "../platform/visibility";
import { type AddressController, createAddressController } from "./address-controller";
import { createShelf, type Shelf } from "./collection";
import { createEditing, type Editing } from "./edit-controller";
import { keepClock } from "./keep-clock";
import { keepLanguage } from "./keep-language";
import { keepLive } from "./keep-live";
import { keepPar } from "./keep-par";
import { keepRecord, keepRecords } from "./keep-records";
import { createLinkController } from "./link-controller";
import { createPicturing, type Picturing } from "./picture-controller";
import { createPlayer, type Player } from "./player";
import { keepPrefs } from "./prefs";
import { createPuzzleController, type PuzzleController } from "./puzzle-controller";
import { createReplaying } from "./replay-controller";
import { createSearching, type Searching } from "./search-controller";
import { tellLoadFailed, tellTrouble } from "./trouble";

/** All that a view needs: the state, what can be read off it, and what can be done. */
export interface App extends Player {
  readonly search: Searching;
  readonly puzzle: PuzzleController;
  readonly edit: Editing;
  readonly address: AddressController;
  /** The collection of puzzles, fetched when it is asked for. */
  readonly collection: Shelf;
  /** Fetches the module that solves, for workers beside the one that is there already. */
  readonly solver: ModuleLoader;
  readonly picture: Picturing;
  /** Versions of the page. */
  readonly versions: Versions;
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
  // The client speaks to a part that needs the client: one of the two must come late.
  let hear: (event: ClientEvent) => void = () => {};
  const client: TaskClient = createClient(spawnWorker, solver, (event) => hear(event));
  const searching = createSearching(store, rules, client);
  hear = searching.hear;
  const replaying = createReplaying(store);
  const player = createPlayer(store, rules, pageTexts.in, { search: searching, replaying });
  const { positionOf } = player;
  const shelf = createShelf();
  const linking = createLinkController(store, rules, shelf);
  const addressing = createAddressController(store, rules, linking, addressBar);

  // The room that is on the way stands from the beginning.
  store.dispatch({ type: "entered", place: addressing.ahead.room });

  const worded = keepLanguage(store, addressing.ahead.lang);
  keepClock(store, positionOf, sight);
  keepRecords(store, positionOf, recordId, keepRecord);
  const besides = async () => (await import("../engine/background-worker")).createBackgroundWorker(solver);
  keepLive(store, rules, positionOf, besides);

  // Both are on their way at once: a short link costs no second wait.
  const begun = Promise.all([ready, addressing.prepare()]).then(() => {
    store.dispatch({ type: "loaded" });
    addressing.begin();
  });
  begun.catch((error: unknown) => tellLoadFailed(store, error));
  // Once one can play, what solves is fetched.
  const drawn = Promise.all([begun, worded]).then(afterPaint);
  drawn.then(client.warm, () => {});
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
    ...player,
    search: searching,
    puzzle: createPuzzleController(store, rules),
    edit: createEditing(store, rules),
    address: addressing,
    collection: shelf,
    solver,
    picture: createPicturing(store),
    versions,
    worded,
    playable: worded.then(() => begun.catch(() => {})),
    setPrefs(changed) {
      player.setPrefs(changed);
      keepPrefs(changed);
    },
  };
}
