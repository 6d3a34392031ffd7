/// <reference lib="esnext.disposable" />
import type {
  Algorithm,
  ComposeOptions,
  ComposeResult,
  CountOptions,
  CountResult,
  Hint,
  Solution,
  SolveOptions,
  Stats,
  SurveyOptions,
  SurveyResult,
} from "./index.js";

export type { TaisouErrorDetails, WorkerErrorDetails } from "./init.js";
export { TaisouError } from "./init.js";

/**
 * Everything of `taisou` that takes time, in a worker, as promises. Nothing is fetched and no worker is made before the first
 * call; `init` is not needed.
 *
 * ```js
 * const taisou = createTaisou();
 * const solution = await taisou.solve("867/254/3*1", 3);
 * solution.length; // 31
 * ```
 *
 * @throws {TaisouError} for `workers` that are no whole number from 1 (`bad-option`).
 */
export function createTaisou(options?: TaisouOptions): Taisou;

/** What {@link createTaisou} takes. All are optional. */
export interface TaisouOptions {
  /**
   * How many workers may work on one search: after about a quarter of a second of it others help where it can be shared, each
   * with tables of its own. 1: it is never shared. Left out: one a core, at most four, and one on small devices.
   */
  workers?: number;
  /** `maxBytes` of calls that do not say it; left out: 512 MiB on small devices (phones, tablets), 1 GiB elsewhere. */
  maxBytes?: number;
  /**
   * Whether the large tables of searches are kept in the browser's storage for later visits, at most 200 MB; left out: false. In
   * Node nothing is kept.
   */
  keep?: boolean;
  /**
   * Makes a module worker of `worker-thread.js`, where the package's own way does not do: a bundler that gives it another address.
   * Called for the worker, and for each that helps it. Left out: from the file beside this one, in Node as a thread.
   */
  spawn?: () => ModuleWorker;
}

/** What the package uses of a `Worker`, in projects with and without the types of the DOM. */
export interface ModuleWorker {
  /** Sends a message. */
  postMessage(message: unknown, transfer?: unknown[]): void;
  /** Ends the worker at once. */
  terminate(): void;
  /** Called with each message of the worker. */
  onmessage: ((event: never) => unknown) | null;
  /** Called when the worker cannot be loaded, or throws. */
  onerror: ((event: never) => unknown) | null;
}

/**
 * One worker and those who ask it. Calls are answered in the order in which they came, one after another; a second instance has
 * a worker of its own.
 *
 * Every call rejects with the {@link TaisouError} that the function of the same name would throw, with `signal.reason`, or with a
 * {@link TaisouError} that says how the worker was lost ({@link WorkerErrorDetails}). After any of these the next call works.
 *
 * `using` and `await using` close it at the end of their block, where the engine has `Symbol.dispose` and `Symbol.asyncDispose`.
 */
export interface Taisou extends Disposable, AsyncDisposable {
  /** Solves a board, as `solve` does, with the same arguments. */
  solve(
    board: string,
    width: number,
    algorithm?: Algorithm,
    options?: SolveCall,
  ): Promise<Solution>;
  /** The next move, as `hint` has it. */
  hint(board: string, width: number, options?: HintCall): Promise<Hint>;
  /** All positions by their distance from the goal, as `survey` has them. */
  survey(
    goal: string | readonly string[],
    width: number,
    options?: SurveyCall,
  ): Promise<SurveyResult>;
  /** Counts the shortest solutions of a board, as `countShortest` does. */
  countShortest(board: string, width: number, options?: CountCall): Promise<CountResult>;
  /** Makes boards to order, as `compose` does. */
  compose(
    goal: string | readonly string[],
    width: number,
    options?: ComposeCall,
  ): Promise<ComposeResult>;
  /** Ends the worker and frees what it held. What waits or runs rejects with `worker-closed`, and so does every later call. */
  close(): void;
}

/** What every call takes. */
export interface CallOptions<Result> {
  /** Cancels the call: it rejects with the signal's `reason` at once, and gives up its place in the line. */
  signal?: AbortSignal;
  /** Called about eight times a second while the call is worked on. */
  onProgress?: (progress: CallProgress<Result>) => void;
}

/** What a call takes that has something to show before its end. */
export interface StoppableCallOptions<Result> extends CallOptions<Result> {
  /**
   * Stops the call: it resolves with what there is, as if a limit had been met. One that still waits in line does so when it
   * is its turn.
   */
  enough?: AbortSignal;
}

/** What {@link Taisou.solve} takes. */
export interface SolveCall extends SolveOptions, StoppableCallOptions<Solution> {
  /** As {@link TaisouOptions.workers}, for this call. */
  workers?: number;
}

/** What {@link Taisou.hint} takes. */
export interface HintCall extends SolveOptions, StoppableCallOptions<Hint> {
  /** As {@link TaisouOptions.workers}, for this call. */
  workers?: number;
}

/** What {@link Taisou.survey} takes. */
export interface SurveyCall extends SurveyOptions, StoppableCallOptions<SurveyResult> {}

/** What {@link Taisou.countShortest} takes. */
export interface CountCall extends CountOptions, CallOptions<CountResult> {}

/** What {@link Taisou.compose} takes. */
export interface ComposeCall extends ComposeOptions, CallOptions<ComposeResult> {}

/** How far a call is. */
export interface CallProgress<Result> {
  /** As `stats()` of the search in hand. */
  stats: Stats;
  /** Milliseconds since its turn came. */
  millis: number;
  /** Nodes a second, since the last report. */
  rate: number;
  /** Of `solve` and `hint` the best answer so far when there is a new one, about once a second at most; else `null`. */
  soFar: Result | null;
}
