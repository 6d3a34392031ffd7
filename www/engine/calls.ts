import type {
  Algorithm,
  ComposeResult,
  CountResult,
  EnumerateResult,
  GenerateResult,
  Hint,
  Solution,
  StateGraphResult,
  SurveyResult,
} from "taisou";
import { TaisouError } from "taisou/init";
import type { CallProgress, Taisou, WorkerErrorDetails } from "taisou/worker";
import { listOf } from "./details";
import type { EndEvent, Outcome, Task } from "./protocol";
import type { TaskEvent, TaskQueue } from "./task-queue";

/** Defaults for calls that do not set these options. */
export interface CallDefaults {
  readonly workers: number;
  readonly maxBytes: number | undefined;
  readonly keeping: boolean;
}

/** Options that a call handles itself; the module receives the others. */
interface OwnOptions<Result> {
  signal?: AbortSignal;
  enough?: AbortSignal;
  onProgress?: (progress: CallProgress<Result>) => void;
  workers?: number;
}
type OwnName = keyof OwnOptions<never>;

const OF_ALL: readonly OwnName[] = ["signal", "onProgress"];
const OF_SURVEYS: readonly OwnName[] = [...OF_ALL, "enough"];
const OF_SEARCHES: readonly OwnName[] = [...OF_SURVEYS, "workers"];

export function createCalls(queue: TaskQueue, defaults: CallDefaults): Taisou {
  let closed = false;

  function run<Result>(
    task: Task,
    given: GivenOptions<Result>,
    read: (outcome: Outcome) => Result,
  ): Promise<Result> {
    return closed ? Promise.reject(closedError()) : runTask(queue, task, given, read);
  }

  function search<Result>(
    of: { readonly board: string; readonly width: number; readonly algorithm: Algorithm },
    given: GivenOptions<Result>,
    read: (solution: Solution) => Result,
  ): Promise<Result> {
    const { workers = defaults.workers } = given.own;
    if (!Number.isSafeInteger(workers) || workers < 1) throw badWorkers();
    const task: Task = {
      kind: "solve",
      ...sendable(of),
      options: moduleOptions(given.rest, defaults),
      keeping: defaults.keeping,
      helpers: workers - 1,
    };
    return run(task, given, (outcome) => read(as("solve", outcome).solution));
  }

  function close(): void {
    closed = true;
    queue.close();
  }

  // Asynchronous, so that an invalid call rejects instead of throwing.
  const calls = {
    async solve(board, width, algorithm = "auto", options = {}) {
      const given = givenOptions<Solution>(options, OF_SEARCHES);
      return search({ board, width, algorithm }, given, (solution) => solution);
    },
    async hint(board, width, options = {}) {
      const given = givenOptions<Hint>(options, OF_SEARCHES);
      const { rest } = given;
      const short = { ...given, rest: isOptions(rest) ? { boards: false, ...rest } : rest };
      return search({ board, width, algorithm: "auto" }, short, hintOf);
    },
    async survey(goals, width, options = {}) {
      const given = givenOptions<SurveyResult>(options, OF_SURVEYS);
      const about = { ...sendable({ goals, width }), options: moduleOptions(given.rest, defaults) };
      return run({ kind: "survey", ...about }, given, (outcome) => as("survey", outcome).survey);
    },
    async countShortest(board, width, options = {}) {
      const given = givenOptions<CountResult>(options, OF_ALL);
      const about = { ...sendable({ board, width }), options: moduleOptions(given.rest, defaults) };
      return run({ kind: "count", ...about }, given, (outcome) => as("count", outcome).count);
    },
    async stateGraph(goals, width, options = {}) {
      const given = givenOptions<StateGraphResult>(options, OF_ALL);
      const about = { ...sendable({ goals, width }), options: moduleOptions(given.rest, defaults) };
      return run({ kind: "graph", ...about }, given, (outcome) => as("graph", outcome).graph);
    },
    async compose(goals, width, options = {}) {
      const given = givenOptions<ComposeResult>(options, OF_ALL);
      const about = { ...sendable({ goals, width }), options: moduleOptions(given.rest, defaults) };
      const task: Task = { kind: "compose", ...about };
      return run(task, given, (outcome) => as("compose", outcome).composed);
    },
    async generate(wish, options = {}) {
      const given = givenOptions<GenerateResult>(options, OF_SURVEYS);
      const about = { wish: sendable(wish), options: moduleOptions(given.rest, defaults) };
      const task: Task = { kind: "generate", ...about };
      return run(task, given, (outcome) => as("generate", outcome).generated);
    },
    async enumerate(layouts, options = {}) {
      const given = givenOptions<EnumerateResult>(options, OF_SURVEYS);
      const about = { layouts: sendable(layouts), options: moduleOptions(given.rest, defaults) };
      const task: Task = { kind: "enumerate", ...about };
      return run(task, given, (outcome) => as("enumerate", outcome).enumerated);
    },
    close,
  } satisfies Omit<Taisou, symbol>;
  return Object.assign(calls, disposers(close)) as Taisou;
}

/** Enqueues a task; resolves with its result, or rejects at once when `signal` aborts. */
function runTask<Result>(
  queue: TaskQueue,
  task: Task,
  { own: { signal, enough, onProgress }, names, rest }: GivenOptions<Result>,
  read: (outcome: Outcome) => Result,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    let isOver = false;

    function onEvent(event: TaskEvent): void {
      if (isOver || event.type === "located") return;
      if (event.type === "progress") {
        const { progress, sofar } = event;
        onProgress?.({ ...progress, soFar: sofar === null ? null : read(sofar) });
        return;
      }
      leave();
      if (event.type === "finished") resolve(read(event.outcome));
      else reject(errorOf(event, names, rest));
    }

    function abort(): void {
      leave();
      reject(signal?.reason);
      queue.end(id, "cancel");
    }

    const stop = () => queue.end(id, "enough");

    function leave(): void {
      isOver = true;
      signal?.removeEventListener("abort", abort);
      enough?.removeEventListener("abort", stop);
    }

    const id = queue.enqueue(task, onEvent);
    signal?.addEventListener("abort", abort);
    enough?.addEventListener("abort", stop);
    if (enough?.aborted) stop();
  });
}

/** Options for the module, with the memory limit of this instance. */
function moduleOptions(rest: unknown, { maxBytes }: CallDefaults): Task["options"] {
  const limits = maxBytes === undefined ? {} : { maxBytes };
  return sendable(isOptions(rest) ? { ...limits, ...rest } : rest) as Task["options"];
}

/** The methods that `using` and `await using` call, in engines that have their symbols. */
function disposers(close: () => void): object {
  return {
    ...(Symbol.dispose && { [Symbol.dispose]: close }),
    ...(Symbol.asyncDispose && { [Symbol.asyncDispose]: async () => close() }),
  };
}

export function badWorkers(): TaisouError {
  const details = { option: "workers", expected: "positive-number" };
  return new TaisouError("bad-option", "option `workers`: expected a whole number from 1", details);
}

function isOptions(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

interface GivenOptions<Result> {
  readonly own: OwnOptions<Result>;
  readonly names: readonly OwnName[];
  /** The module's options. It refuses a value that is no object. */
  readonly rest: unknown;
}

function givenOptions<Result>(options: unknown, names: readonly OwnName[]): GivenOptions<Result> {
  if (!isOptions(options)) return { own: {}, names, rest: options };
  const isOwn = ([name]: [string, unknown]) => (names as readonly string[]).includes(name);
  const all = Object.entries(options);
  return {
    own: Object.fromEntries(all.filter(isOwn)),
    names,
    rest: Object.fromEntries(all.filter((entry) => !isOwn(entry))),
  };
}

/** A copy that can be sent to a worker. Values that cannot be cloned become `{}`, which the module refuses. */
function sendable<Value>(value: Value): Value;
function sendable(value: unknown): unknown {
  return cloned(value, () =>
    isOptions(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, item]) => [key, cloned(item, () => ({}))]),
        )
      : {},
  );
}

function cloned(value: unknown, otherwise: () => unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return otherwise();
  }
}

function as<Kind extends Outcome["kind"]>(
  kind: Kind,
  outcome: Outcome,
): Extract<Outcome, { kind: Kind }> {
  if (outcome.kind !== kind) throw new TypeError(`${outcome.kind} is no answer to ${kind}`);
  return outcome as Extract<Outcome, { kind: Kind }>;
}

function hintOf({ status, length, optimal, moves, metric }: Solution): Hint {
  return { status, length, optimal, moves: moves.filter(({ turn }) => turn === 0), metric };
}

/** The error of a call without a result. `names` are the options that the call handles itself, `rest` has the others. */
function errorOf(
  event: Exclude<EndEvent, { type: "finished" }>,
  names: readonly OwnName[],
  rest: unknown,
): TaisouError {
  switch (event.type) {
    case "refused":
      return refusedError(event, names, rest);
    case "crashed":
      return workerError("worker-crashed", event.message || LOST, { why: event.why });
    case "cancelled":
      return closedError();
  }
}

/** The module's error. Of unknown options the module lists only its own alternatives; this adds `names`, but not to those of a wish. */
function refusedError(
  { message, objection: { code, details } }: Extract<EndEvent, { type: "refused" }>,
  names: readonly OwnName[],
  rest: unknown,
): TaisouError {
  const isOfOptions = isOptions(rest) && String(details.option) in rest;
  if (code !== "unknown-option" || !isOfOptions) return new TaisouError(code, message, details);
  const expected = [...listOf(details, "expected"), ...names];
  return new TaisouError(code, [message, ...names].join(", "), { ...details, expected });
}

/** Browsers give no reason when a worker cannot be loaded. */
const LOST = "the worker was lost, or could not be loaded";

function closedError(): TaisouError {
  return workerError("worker-closed", "this instance is closed", {});
}

function workerError<Code extends keyof WorkerErrorDetails>(
  code: Code,
  message: string,
  details: WorkerErrorDetails[Code],
): TaisouError {
  return new TaisouError(code, message, details);
}
