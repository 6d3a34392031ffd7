import type { Algorithm, ComposeResult, CountResult, Hint, Solution, SurveyResult } from "taisou";
import { TaisouError } from "taisou/init";
import type { CallProgress, Taisou, WorkerErrorDetails } from "taisou/worker";
import { listOf } from "./details";
import type { TaskQueue, TaskEvent } from "./task-queue";
import type { EndEvent, Outcome, Task } from "./protocol";

/** What calls have that do not say otherwise. */
export interface CallDefaults {
  readonly workers: number;
  readonly maxBytes: number | undefined;
  readonly keeping: boolean;
}

/** What of its options a call takes itself; the others are the module's. */
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

/** Calls that are answered by tasks in a line. */
export function createCalls(line: TaskQueue, defaults: CallDefaults): Taisou {
  let closed = false;

  function answer<Result>(
    task: Task,
    { own: { signal, enough, onProgress }, names }: GivenOptions<Result>,
    read: (outcome: Outcome) => Result,
  ): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (closed) throw closedError();
      signal?.throwIfAborted();
      let over = false;

      function hear(event: TaskEvent): void {
        if (over || event.type === "located") return;
        if (event.type === "progress") {
          const { progress, sofar } = event;
          onProgress?.({ ...progress, soFar: sofar === null ? null : read(sofar) });
          return;
        }
        leave();
        if (event.type === "finished") resolve(read(event.outcome));
        else reject(errorOf(event, names));
      }

      function abort(): void {
        leave();
        reject(signal?.reason);
        line.end(id, "cancel");
      }

      const stop = () => line.end(id, "enough");

      function leave(): void {
        over = true;
        signal?.removeEventListener("abort", abort);
        enough?.removeEventListener("abort", stop);
      }

      const id = line.join(task, hear);
      signal?.addEventListener("abort", abort);
      enough?.addEventListener("abort", stop);
      if (enough?.aborted) stop();
    });
  }

  /** Options for the module, with the limit of this instance. */
  function limited(rest: unknown): Task["options"] {
    const { maxBytes } = defaults;
    const limits = maxBytes === undefined ? {} : { maxBytes };
    return sendable(isOptions(rest) ? { ...limits, ...rest } : rest) as Task["options"];
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
      options: limited(given.rest),
      keeping: defaults.keeping,
      helpers: workers - 1,
    };
    return answer(task, given, (outcome) => read(as("solve", outcome).solution));
  }

  function close(): void {
    closed = true;
    line.close();
  }

  // Asynchronous, so that whatever is wrong with a call rejects and does not throw.
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
      const about = { ...sendable({ goals, width }), options: limited(given.rest) };
      return answer({ kind: "survey", ...about }, given, (outcome) => as("survey", outcome).survey);
    },
    async countShortest(board, width, options = {}) {
      const given = givenOptions<CountResult>(options, OF_ALL);
      const about = { ...sendable({ board, width }), options: limited(given.rest) };
      return answer({ kind: "count", ...about }, given, (outcome) => as("count", outcome).count);
    },
    async compose(goals, width, options = {}) {
      const given = givenOptions<ComposeResult>(options, OF_ALL);
      const about = { ...sendable({ goals, width }), options: limited(given.rest) };
      const task: Task = { kind: "compose", ...about };
      return answer(task, given, (outcome) => as("compose", outcome).composed);
    },
    close,
  } satisfies Omit<Taisou, symbol>;
  return Object.assign(calls, disposing(close)) as Taisou;
}

/** What `using` and `await using` call at the end of their block, in engines that have it. */
function disposing(close: () => void): object {
  return {
    ...(Symbol.dispose && { [Symbol.dispose]: close }),
    ...(Symbol.asyncDispose && { [Symbol.asyncDispose]: async () => close() }),
  };
}

/** `workers` as a caller has given it. @throws {TaisouError} */
export function badWorkers(): TaisouError {
  const details = { option: "workers", expected: "positive-number" };
  return new TaisouError("bad-option", "option `workers`: expected a whole number from 1", details);
}

function isOptions(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

/** The options of a call. */
interface GivenOptions<Result> {
  /** Those that the call takes itself. */
  readonly own: OwnOptions<Result>;
  /** Their names. */
  readonly names: readonly OwnName[];
  /** Those for the module, which refuses a value that is no object. */
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

/** A copy that can be sent to a worker. What cannot be is there as what no argument takes: the module refuses it. */
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

/** The error of a call that has no answer. `names` are the options that the call takes itself. */
function errorOf(
  event: Exclude<EndEvent, { type: "finished" }>,
  names: readonly OwnName[],
): TaisouError {
  switch (event.type) {
    case "refused":
      return refusedError(event, names);
    case "crashed":
      return workerError("worker-crashed", event.message || LOST, { why: event.why });
    case "cancelled":
      return closedError();
  }
}

/** The module's error; it knows only its own options. */
function refusedError(
  { message, objection: { code, details } }: Extract<EndEvent, { type: "refused" }>,
  names: readonly OwnName[],
): TaisouError {
  if (code !== "unknown-option") return new TaisouError(code, message, details);
  const expected = [...listOf(details, "expected"), ...names];
  return new TaisouError(code, [message, ...names].join(", "), { ...details, expected });
}

/** Browsers do not say why a worker could not be loaded. */
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
