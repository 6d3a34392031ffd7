/// <reference lib="esnext.disposable" />
import type {
  Algorithm,
  ComposeOptions,
  ComposeResult,
  CountOptions,
  CountResult,
  EnumerateOptions,
  EnumerateResult,
  GenerateOptions,
  GenerateResult,
  Hint,
  Layouts,
  Solution,
  SolveOptions,
  StateGraphOptions,
  StateGraphResult,
  Stats,
  SurveyOptions,
  SurveyResult,
  Wish,
} from "./index.js";

export type { TaisouErrorDetails, WorkerErrorDetails } from "./init.js";
export { TaisouError } from "./init.js";

/**
 * Makes an instance with the slow functions of `taisou` as promises of a worker. Nothing is fetched and no worker is made before
 * the first call; `init` is not needed.
 *
 * ```js
 * const taisou = createTaisou();
 * const solution = await taisou.solve("867/254/3*1", 3);
 * solution.length; // 31
 * ```
 *
 * @throws {TaisouError} `bad-option` if `workers` is not a whole number from 1.
 */
export function createTaisou(options?: TaisouOptions): Taisou;

/** Options of {@link createTaisou}. */
export interface TaisouOptions {
  /**
   * Maximum number of workers for one search: helpers join after about a quarter of a second if the search can be shared, each with
   * its own tables. 1: no sharing. By default one a core, at most four, and one on small devices.
   */
  workers?: number;
  /** The default of `maxBytes` in calls; by default 512 MiB on small devices (phones, tablets), 1 GiB elsewhere. */
  maxBytes?: number;
  /**
   * Keeps large tables of searches in the browser's storage for later visits, at most 200 MB; by default false. In Node it does
   * nothing.
   */
  keep?: boolean;
  /**
   * Makes a module worker of `worker-thread.js`, for a bundler that gives it another address. Called for the worker and for each
   * helper. By default they are made from the file beside this one, in Node as threads.
   */
  spawn?: () => ModuleWorker;
}

/** The part of a `Worker` that the package uses, which does not need the DOM library. */
export interface ModuleWorker {
  /** Sends a message. */
  postMessage(message: unknown, transfer?: unknown[]): void;
  /** Terminates the worker at once. */
  terminate(): void;
  /** Receives each message of the worker. */
  onmessage: ((event: never) => unknown) | null;
  /** Receives an error if the worker cannot be loaded, or throws. */
  onerror: ((event: never) => unknown) | null;
}

/**
 * One worker, which runs calls one after another in their order. Each instance has its own worker.
 *
 * A call rejects with the {@link TaisouError} that the function of the same name throws, with `signal.reason`, or with a
 * {@link TaisouError} about the loss of the worker ({@link WorkerErrorDetails}). The next call works after any of these.
 *
 * `using` and `await using` close it at the end of their block, if the engine has `Symbol.dispose` and `Symbol.asyncDispose`.
 */
export interface Taisou extends Disposable, AsyncDisposable {
  /** Solves a board, with the arguments of `solve`. */
  solve(
    board: string,
    width: number,
    algorithm?: Algorithm,
    options?: SolveCall,
  ): Promise<Solution>;
  /** Returns the next move, as `hint`. */
  hint(board: string, width: number, options?: HintCall): Promise<Hint>;
  /** Enumerates all positions by their distance from the goal, as `survey`. */
  survey(
    goal: string | readonly string[],
    width: number,
    options?: SurveyCall,
  ): Promise<SurveyResult>;
  /** Counts the shortest solutions of a board, as `countShortest`. */
  countShortest(board: string, width: number, options?: CountCall): Promise<CountResult>;
  /** Writes the graph of all positions, as `stateGraph`. */
  stateGraph(
    goal: string | readonly string[],
    width: number,
    options?: StateGraphCall,
  ): Promise<StateGraphResult>;
  /** Generates boards, as `compose`. */
  compose(
    goal: string | readonly string[],
    width: number,
    options?: ComposeCall,
  ): Promise<ComposeResult>;
  /** Makes puzzles of Rush Hour or Klotski to order, as `generate`. */
  generate(wish: Wish, options?: GenerateCall): Promise<GenerateResult>;
  /** Enumerates layouts of Rush Hour or Klotski, as `enumerate`. */
  enumerate(layouts: Layouts, options?: EnumerateCall): Promise<EnumerateResult>;
  /** Terminates the worker. Running, waiting and later calls reject with `worker-closed`. */
  close(): void;
}

/** Options of every call. */
export interface CallOptions<Result> {
  /** Cancels the call: it rejects with the signal's `reason` at once, and leaves the queue. */
  signal?: AbortSignal;
  /** Called about eight times a second while the call runs. */
  onProgress?: (progress: CallProgress<Result>) => void;
}

/** Options of a call with a partial result. */
export interface StoppableCallOptions<Result> extends CallOptions<Result> {
  /**
   * Stops the call: it resolves with its result at that point, as if it had met a limit. A waiting call does so when it starts.
   */
  enough?: AbortSignal;
}

/** Options of {@link Taisou.solve}. */
export interface SolveCall extends SolveOptions, StoppableCallOptions<Solution> {
  /** As {@link TaisouOptions.workers}, for this call. */
  workers?: number;
}

/** Options of {@link Taisou.hint}. */
export interface HintCall extends SolveOptions, StoppableCallOptions<Hint> {
  /** As {@link TaisouOptions.workers}, for this call. */
  workers?: number;
}

/** Options of {@link Taisou.survey}. */
export interface SurveyCall extends SurveyOptions, StoppableCallOptions<SurveyResult> {}

/** Options of {@link Taisou.countShortest}. */
export interface CountCall extends CountOptions, CallOptions<CountResult> {}

/** Options of {@link Taisou.stateGraph}. */
export interface StateGraphCall extends StateGraphOptions, CallOptions<StateGraphResult> {}

/** Options of {@link Taisou.compose}. */
export interface ComposeCall extends ComposeOptions, CallOptions<ComposeResult> {}

/** Options of {@link Taisou.generate}. */
export interface GenerateCall extends GenerateOptions, StoppableCallOptions<GenerateResult> {}

/** Options of {@link Taisou.enumerate}. */
export interface EnumerateCall extends EnumerateOptions, StoppableCallOptions<EnumerateResult> {}

/** Progress of a call. */
export interface CallProgress<Result> {
  /** The `stats()` of the search. */
  stats: Stats;
  /** Milliseconds since the start of the call. */
  millis: number;
  /** Nodes a second, since the last report. */
  rate: number;
  /** A new best result of `solve` or `hint`, about once a second at most; else `null`. */
  soFar: Result | null;
}
