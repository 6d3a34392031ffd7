import type { Algorithm, Metric, SolveOptions } from "taisou";
import { createClient } from "../engine/client";
import type { Event, Request } from "../engine/protocol";
import { rules, sure } from "../engine/rules-in-tests";
import type { WorkerPort } from "../engine/task-queue";
import { Runner } from "../engine/worker/runner";
import { createSolving } from "../engine/worker/solve-work";
import { SLICE_MILLIS } from "../engine/worker/work";
import { pageTexts } from "../i18n/page-texts";
import { createPositions } from "../model/derived/position";
import { EMPTY_FIELDS, type Fields } from "../model/puzzle/puzzle";
import { readFields } from "../model/puzzle/read";
import { DEFAULT_PREFS, type Prefs } from "../model/state/prefs";
import { initialState } from "../model/state/state";
import { createStore } from "../model/state/store";
import { PlayController } from "./play-controller";
import { ReplayController } from "./replay-controller";
import { SearchController } from "./search-controller";

/** A worker without a thread: it runs when the test says so, and dies when it says so. */
export function spawnedWorker(limits: SolveOptions = {}) {
  const port: WorkerPort = {
    // As between threads: what is said is heard later.
    postMessage: (request) => waiting.push(() => heard(request)),
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
      // Every slice has the same number of nodes, so a test does not depend on the speed of the machine.
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
  function heard(request: Request): void {
    if (request.type === "load") post({ type: "ready", id: request.id });
    if (request.type === "cancel") runner.cancel(request.id);
    if (request.type === "resume") runner.resume(request.id, request.of);
    if (request.type !== "start" || request.task.kind !== "solve") return;
    const { task } = request;
    runner.start(request.id, { ...task, keeping: false, options: { ...task.options, ...limits } });
  }
  return {
    port,
    /** Whether there was anything to do. */
    slice(): boolean {
      const next = waiting.shift();
      next?.();
      return next !== undefined;
    },
  };
}

interface Asks {
  readonly algorithm?: Algorithm;
  readonly metric?: Metric;
  readonly prefs?: Partial<Prefs>;
  /** Handed to every search. */
  readonly limits?: SolveOptions;
}

/** What a page does, without what is drawn of it: the real module, and a worker in the test's hand. */
export async function pageOf(
  fields: Partial<Fields>,
  { algorithm, metric, prefs, limits = {} }: Asks = {},
) {
  const store = createStore(initialState({ ...DEFAULT_PREFS, lang: "en", ...prefs }));
  const positionOf = createPositions(rules);
  const workers: ReturnType<typeof spawnedWorker>[] = [];
  const spawn = () => {
    const worker = spawnedWorker(limits);
    workers.push(worker);
    return worker.port;
  };
  const client = createClient(spawn, async () => ({}) as WebAssembly.Module);
  const search = new SearchController(store, rules, client);

  function open(part: Partial<Fields>): void {
    const all = { ...EMPTY_FIELDS, ...part };
    const reading = sure(readFields(rules, all));
    store.dispatch({ type: "opened", fields: all, reading, gestures: [] });
  }

  /** So many slices of a search. */
  function work(slices: number): void {
    for (let done = 0; done < slices; done += 1) {
      if (workers.at(-1)?.slice() !== true) throw new Error("nothing is left to do");
    }
  }

  store.dispatch({ type: "loaded" });
  open(fields);
  if (algorithm !== undefined) store.dispatch({ type: "algorithm", algorithm });
  if (metric !== undefined) store.dispatch({ type: "metric", metric });
  // The worker has the module.
  client.warm();
  await Promise.resolve();
  return {
    store,
    open,
    work,
    /** Lets all searches come to their end. */
    workOut(): void {
      while (store.state().search.phase !== "idle") work(1);
    },
    /** As when the worker's instance breaks. */
    kill: () => workers.at(-1)?.port.onerror?.({ message: "crash" } as ErrorEvent),
    workers,
    positionOf,
    play: new PlayController(store, rules, positionOf, pageTexts.in),
    search,
    replay: new ReplayController(store),
  };
}
