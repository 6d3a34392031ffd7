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
import { AddressController, type Game } from "./address-controller";
import { Collection } from "./collection";
import { errorReporter, reportLoadError } from "./errors";
import { keepClock } from "./keep-clock";
import { keepLanguage } from "./keep-language";
import { keepLive } from "./keep-live";
import { keepRecord, keepRecords } from "./keep-records";
import { LinkController } from "./link-controller";
import { PictureController } from "./picture-controller";
import { createPlayer, type Player } from "./player";
import { keepPrefs } from "./prefs";
import { PuzzleController } from "./puzzle-controller";
import { ReplayController } from "./replay-controller";
import { SearchController } from "./search-controller";
import { speakSteps } from "./speak-steps";

/** The state of the page with all its controllers, for views. */
export interface App extends Player {
  readonly search: SearchController;
  readonly puzzle: PuzzleController;
  readonly address: AddressController;
  readonly collection: Collection;
  /** Fetches the solving module, for background workers. */
  readonly solver: ModuleLoader;
  readonly picture: PictureController;
  readonly versions: Versions;
  /** Resolves once the page has texts, and knows the shape of its board. */
  readonly drawable: Promise<unknown>;
  /** Resolves once the page has texts and a board, or a notice why there is none. */
  readonly playable: Promise<void>;
}

export interface PageContext {
  /** Unguarded; `createApp` is the only place that guards them. */
  readonly rules: RulesModule;
  readonly prefs: Prefs;
  readonly records: Records;
  readonly picture: Picture | null;
  /** The puzzle that the plain address opens instead of the first board. */
  start?(): Promise<Game | null>;
  spawnWorker(): WorkerPort;
  /** Resolves once the rules can be called. */
  readonly ready: Promise<void>;
  readonly solver: ModuleLoader;
  readonly keepVersions: typeof keepVersions;
}

/** Connects the controllers; opens the link once the rules are loaded. */
export function createApp(context: PageContext): App {
  const { prefs, records, picture, spawnWorker, ready, solver } = context;
  const store = createStore(initialState(prefs, records, picture));
  const rules = guardRules(context.rules, errorReporter(store));
  const client = createClient(spawnWorker, solver);
  const search = new SearchController(store, rules, client);
  const replay = new ReplayController(store);
  const player = createPlayer(store, rules, pageTexts.in, { search, replay });
  const { positionOf } = player;
  const collection = new Collection();
  const link = new LinkController(store, rules, collection);
  const address = new AddressController(store, rules, link, addressBar);

  // Shows the view of the link before its board can be opened.
  store.dispatch({ type: "entered", place: address.ahead.room });

  const worded = keepLanguage(store, address.ahead.lang);
  keepClock(store, positionOf, sight);
  keepRecords(store, positionOf, recordId, keepRecord);
  const background = async () =>
    (await import("../engine/background-worker")).createBackgroundWorker(solver);
  keepLive(store, rules, positionOf, background);
  speakSteps(store, pageTexts.in);

  // In parallel, so that a link to the collection costs no second round trip.
  const prepared = address.prepare(context.start);
  const begun = Promise.all([ready, prepared]).then(() => {
    store.dispatch({ type: "loaded" });
    address.begin();
  });
  begun.catch((error: unknown) => reportLoadError(store, error));
  // The solving module must not delay the first move.
  const drawn = Promise.all([begun, worded]).then(afterPaint);
  drawn.then(client.warm, () => {});
  drawn
    .then(async () => (await import("./keep-optimum")).keepOptimum(store, background))
    // Optional: without it the task is shown without an optimum.
    .catch(() => {});
  const versions = context.keepVersions(
    drawn.then(solver),
    () => store.dispatch({ type: "newVersion", waits: true }),
    () => !isBusy(store.state()),
  );

  return {
    ...player,
    search,
    puzzle: new PuzzleController(store, rules),
    address,
    collection,
    solver,
    picture: new PictureController(store),
    versions,
    drawable: Promise.all([worded, prepared]),
    playable: worded.then(() => begun.catch(() => {})),
    setPrefs(changed) {
      player.setPrefs(changed);
      keepPrefs(changed);
    },
  };
}
