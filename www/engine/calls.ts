import type { Algorithm, ComposeResult, CountResult, Hint, Solution, SurveyResult } from "taisou";
import type { CallProgress, Taisou, WorkerErrorDetails } from "taisou/worker";
import type { Line, TaskEvent } from "./line";
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
  algorithm?: Algorithm;
  workers?: number;
}
type OwnName = keyof OwnOptions<never>;

const OF_ALL: readonly OwnName[] = ["signal", "onProgress"];
const OF_SURVEYS: readonly OwnName[] = [...OF_ALL, "enough"];
const OF_HINTS: readonly OwnName[] = [...OF_SURVEYS, "workers"];
const OF_SEARCHES: readonly OwnName[] = [...OF_HINTS, "algorithm"];

/** Calls that are answered by tasks in a line. */
export function createCalls(line: Line, defaults: CallDefaults): Taisou {
  let closed = false;

  function answer<Result>(
    task: Task,
    { signal, enough, onProgress }: OwnOptions<Result>,
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
        else reject(errorOf(event));
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
    board: string,
    width: number,
    { algorithm = "auto", workers = defaults.workers, ...own }: OwnOptions<Result>,
    rest: unknown,
    read: (solution: Solution) => Result,
  ): Promise<Result> {
    if (!Number.isSafeInteger(workers) || workers < 1) throw badWorkers();
    const task: Task = {
      kind: "solve",
      ...sendable({ board, width, algorithm }),
      options: limited(rest),
      keeping: defaults.keeping,
      helpers: workers - 1,
    };
    return answer(task, own, (outcome) => read(as("solve", outcome).solution));
  }

  // Asynchronous, so that whatever is wrong with a call rejects and does not throw.
  return {
    async solve(board, width, options = {}) {
      const [own, rest] = apart<Solution>(options, OF_SEARCHES);
      return search(board, width, own, rest, (solution) => solution);
    },
    async hint(board, width, options = {}) {
      const [own, rest] = apart<Hint>(options, OF_HINTS);
      const short = isOptions(rest) ? { boards: false, ...rest } : rest;
      return search(board, width, own, short, hintOf);
    },
    async survey(goals, width, options = {}) {
      const [own, rest] = apart<SurveyResult>(options, OF_SURVEYS);
      const task: Task = { kind: "survey", ...sendable({ goals, width }), options: limited(rest) };
      return answer(task, own, (outcome) => as("survey", outcome).survey);
    },
    async countShortest(board, width, options = {}) {
      const [own, rest] = apart<CountResult>(options, OF_ALL);
      const task: Task = { kind: "count", ...sendable({ board, width }), options: limited(rest) };
      return answer(task, own, (outcome) => as("count", outcome).count);
    },
    async compose(goals, width, options = {}) {
      const [own, rest] = apart<ComposeResult>(options, OF_ALL);
      const task: Task = { kind: "compose", ...sendable({ goals, width }), options: limited(rest) };
      return answer(task, own, (outcome) => as("compose", outcome).composed);
    },
    close() {
      closed = true;
      line.close();
    },
  };
}

/** `workers` as a caller has given it. @throws {TaisouError} */
export function badWorkers(): Error {
  const details = { option: "workers", expected: "positive-number" };
  const message = "option `workers`: expected a whole number from 1";
  return Object.assign(new Error(message), { code: "bad-option", details });
}

function isOptions(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

/** What the call takes itself, and what is for the module, which refuses what are no options. */
function apart<Result>(
  options: unknown,
  names: readonly string[],
): [own: OwnOptions<Result>, rest: unknown] {
  if (!isOptions(options)) return [{}, options];
  const all = Object.entries(options);
  return [
    Object.fromEntries(all.filter(([name]) => names.includes(name))),
    Object.fromEntries(all.filter(([name]) => !names.includes(name))),
  ];
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

/** What a call that has no answer rejects with. */
function errorOf(event: Exclude<EndEvent, { type: "finished" }>): Error {
  switch (event.type) {
    case "refused":
      return Object.assign(new Error(event.message), event.objection);
    case "crashed":
      return workerError("worker-crashed", event.message || LOST, { why: event.why });
    case "cancelled":
      return closedError();
  }
}

/** Browsers do not say why a worker could not be loaded. */
const LOST = "the worker was lost, or could not be loaded";

function closedError(): Error {
  return workerError("worker-closed", "this instance is closed", {});
}

function workerError<Code extends keyof WorkerErrorDetails>(
  code: Code,
  message: string,
  details: WorkerErrorDetails[Code],
): Error {
  return Object.assign(new Error(message), { code, details });
}
