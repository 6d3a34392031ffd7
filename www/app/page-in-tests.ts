import type { Algorithm, Metric, SolveOptions } from "taisou";
import { createClient } from "../engine/client";
import type { Event, Request } from "../engine/protocol";
import type { Rules } from "../engine/rules";
import { rules, sure } from "../engine/rules-in-tests";
import type { WorkerPort } from "../engine/task-queue";
import { Runner } from "../engine/worker/runner";
import { createSolving } from "../engine/worker/solve-work";
import { SLICE_MILLIS } from "../engine/worker/work";
import { pageTexts } from "../i18n/page-texts";
import type { Played } from "../model/derived/linked";
import { createPositions } from "../model/derived/position";
import { readLink } from "../model/link/link";
import type { Entry } from "../model/puzzle/entry";
import { EMPTY_FIELDS, type Fields } from "../model/puzzle/puzzle";
import { readFields } from "../model/puzzle/read";
import { DEFAULT_PREFS, type Prefs } from "../model/state/prefs";
import type { Records } from "../model/state/records";
import { shownBoard } from "../model/state/selectors";
import { initialState } from "../model/state/state";
import { createStore, type Store } from "../model/state/store";
import { Collection } from "./collection";
import { EditController } from "./edit-controller";
import { ENTRIES } from "./entries";
import type { Watch } from "./keep-clock";
import { LinkController } from "./link-controller";
import { PlayController } from "./play-controller";
import { PuzzleController } from "./puzzle-controller";
import { ReplayController } from "./replay-controller";
import { SearchController } from "./search-controller";

export function findEntry(id: string): Entry {
  return sure(ENTRIES.find((entry) => entry.id === id));
}

/** The time of a page that is never hidden. */
export function watchOf(now: () => number): Watch {
  return { now, isHidden: () => false, onSight: () => {} };
}

interface PageParts {
  readonly prefs?: Partial<Prefs>;
  readonly records?: Records;
  readonly collection?: Collection;
  readonly guard?: (store: Store) => Rules;
}

/** A page without searches: the store and the controllers of the board, with the real module. */
export function createPage({ prefs, records = {}, collection, guard }: PageParts = {}) {
  const store = createStore(initialState({ ...DEFAULT_PREFS, ...prefs }, records));
  const guarded = guard?.(store) ?? rules;
  const positionOf = createPositions(guarded);
  const link = new LinkController(store, guarded, collection ?? new Collection());
  store.dispatch({ type: "loaded" });
  return {
    store,
    state: store.state,
    board: () => shownBoard(store.state()),
    rules: guarded,
    positionOf,
    link,
    play: new PlayController(store, guarded, positionOf, pageTexts.in),
    puzzle: new PuzzleController(store, guarded),
    edit: new EditController(store, guarded),
    open: (text: string, played: Played | null = null) => link.open(readLink(text), played),
  };
}

export function storeAt(link: string): Store {
  const { store, open } = createPage();
  open(link);
  return store;
}

/** A worker without a thread; the test runs its slices. */
export function spawnedWorker(limits: SolveOptions = {}) {
  const port: WorkerPort = {
    // Asynchronous, as between threads.
    postMessage: (request) => waiting.push(() => receive(request)),
    terminate() {
      waiting.length = 0;
    },
    onmessage: null,
    onerror: null,
  };
  const waiting: (() => void)[] = [];
  const post = (data: Event) => port.onmessage?.({ data } as MessageEvent<Event>);
  const runner = new Runner({
    create(task) {
      const work = createSolving(task);
      // A fixed number of nodes, so that tests do not depend on the speed of the machine.
      return { ...work, advance: () => work.advance(500) };
    },
    now: () => {
      time += SLICE_MILLIS;
      return time;
    },
    post,
    later: (callback) => waiting.push(callback),
    onIdle: () => {},
  });
  let time = 0;
  function receive(request: Request): void {
    if (request.type === "load") post({ type: "ready", id: request.id });
    if (request.type === "cancel") runner.cancel(request.id);
    if (request.type === "resume") runner.resume(request.id, request.of);
    if (request.type !== "start" || request.task.kind !== "solve") return;
    const { task } = request;
    runner.start(request.id, { ...task, keeping: false, options: { ...task.options, ...limits } });
  }
  return {
    port,
    /** Runs one callback; `false` if none waits. */
    slice(): boolean {
      const next = waiting.shift();
      next?.();
      return next !== undefined;
    },
  };
}

interface SearchParts {
  readonly algorithm?: Algorithm;
  readonly metric?: Metric;
  readonly prefs?: Partial<Prefs>;
  /** Options of every search. */
  readonly limits?: SolveOptions;
}

/** A page with searches, whose slices the test runs. */
export async function pageOf(
  fields: Partial<Fields>,
  { algorithm, metric, prefs, limits = {} }: SearchParts = {},
) {
  const page = createPage({ prefs: { lang: "en", ...prefs } });
  const { store } = page;
  const workers: ReturnType<typeof spawnedWorker>[] = [];
  const spawn = () => {
    const worker = spawnedWorker(limits);
    workers.push(worker);
    return worker.port;
  };
  const client = createClient(spawn, async () => ({}) as WebAssembly.Module);

  function open(part: Partial<Fields>): void {
    const all = { ...EMPTY_FIELDS, ...part };
    const reading = sure(readFields(rules, all));
    store.dispatch({ type: "opened", fields: all, reading, gestures: [] });
  }

  function work(slices: number): void {
    for (let done = 0; done < slices; done += 1) {
      if (workers.at(-1)?.slice() !== true) throw new Error("no callback waits");
    }
  }

  open(fields);
  if (algorithm !== undefined) store.dispatch({ type: "algorithm", algorithm });
  if (metric !== undefined) store.dispatch({ type: "metric", metric });
  // Gives the worker its module.
  client.warm();
  await Promise.resolve();
  const search = new SearchController(store, rules, client);
  function workOut(): void {
    while (store.state().search.phase !== "idle") work(1);
  }
  return {
    ...page,
    open,
    work,
    workOut,
    solve(): void {
      search.solve();
      workOut();
    },
    kill: () => workers.at(-1)?.port.onerror?.({ message: "crash" } as ErrorEvent),
    workers,
    search,
    replay: new ReplayController(store),
    hint: () => page.play.followHint() || search.hint(),
  };
}
