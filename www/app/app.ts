import { createClient } from "../engine/client";
import type { ModuleLoader } from "../engine/compile";
import { guardRules, type RulesModule } from "../engine/rules";
import type { WorkerPort } from "../engine/task-queue";
import { pageTexts } from "../i18n/page-texts";
import { recordId } from "../model/derived/own-record";
import type { Prefs } from "../model/state/prefs";
import type { Records } from "../model/state/records";
import { isBusy } from "../model/state/selectors";
import { initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import type { Picture } from "../model/state/view-state";
import { addressBar } from "../platform/address";
import { afterPaint } from "../platform/after-paint";
import type { keepVersions, Versions } from "../platform/offline";
import { sight } from "../platform/visibility";
import { AddressController } from "./address-controller";
import { type Collection, createCollection } from "./collection";
import { EditController } from "./edit-controller";
import { errorReporter, reportLoadError } from "./errors";
import { keepClock } from "./keep-clock";
import { keepLanguage } from "./keep-language";
import { keepLive } from "./keep-live";
import { keepOptimum } from "./keep-optimum";
import { keepRecord, keepRecords } from "./keep-records";
import { LinkController } from "./link-controller";
import { PictureController } from "./picture-controller";
import { createPlayer, type Player } from "./player";
import { keepPrefs } from "./prefs";
import { PuzzleController } from "./puzzle-controller";
import { ReplayController } from "./replay-controller";
import { SearchController } from "./search-controller";

/** All that a view needs: the state, what can be read off it, and what can be done. */
export interface App extends Player {
  readonly search: SearchController;
  readonly puzzle: PuzzleController;
  readonly edit: EditController;
  readonly address: AddressController;
  /** The collection of puzzles, fetched when it is asked for. */
  readonly collection: Collection;
  /** Fetches the module that solves, for workers beside the one that is there already. */
  readonly solver: ModuleLoader;
  readonly picture: PictureController;
  /** Versions of the page. */
  readonly versions: Versions;
  /** Resolves when there are words to show the page with. */
  readonly worded: Promise<void>;
  /** Resolves when there is something to play, or to say why there is not, and words for it. */
  readonly playable: Promise<void>;
}

export interface PageContext {
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
export function createApp(context: PageContext): App {
  const { prefs, records, picture, spawnWorker, ready, solver } = context;
  const store = createStore(initialState(prefs, records, picture));
  const rules = guardRules(context.rules, errorReporter(store));
  const client = createClient(spawnWorker, solver);
  const search = new SearchController(store, rules, client);
  const replay = new ReplayController(store);
  const player = createPlayer(store, rules, pageTexts.in, { search, replay });
  const { positionOf } = player;
  const collection = createCollection();
  const link = new LinkController(store, rules, collection);
  const address = new AddressController(store, rules, link, addressBar);

  // The room that is on the way stands from the beginning.
  store.dispatch({ type: "entered", place: address.ahead.room });

  const worded = keepLanguage(store, address.ahead.lang);
  keepClock(store, positionOf, sight);
  keepRecords(store, positionOf, recordId, keepRecord);
  const background = async () =>
    (await import("../engine/background-worker")).createBackgroundWorker(solver);
  keepLive(store, rules, positionOf, background);

  // Both are on their way at once: a short link costs no second wait.
  const begun = Promise.all([ready, address.prepare()]).then(() => {
    store.dispatch({ type: "loaded" });
    address.begin();
  });
  begun.catch((error: unknown) => reportLoadError(store, error));
  // Once one can play, what solves is fetched.
  const drawn = Promise.all([begun, worded]).then(afterPaint);
  drawn.then(client.warm, () => {});
  drawn.then(
    () => keepOptimum(store, background),
    () => {},
  );
  const versions = context.keepVersions(
    drawn.then(solver),
    () => store.dispatch({ type: "newVersion", waits: true }),
    () => !isBusy(store.state()),
  );

  return {
    ...player,
    search,
    puzzle: new PuzzleController(store, rules),
    edit: new EditController(store, rules),
    address,
    collection,
    solver,
    picture: new PictureController(store),
    versions,
    worded,
    playable: worded.then(() => begun.catch(() => {})),
    setPrefs(changed) {
      player.setPrefs(changed);
      keepPrefs(changed);
    },
  };
}
