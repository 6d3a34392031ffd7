import type { ErrorDetails } from "./rules_glue.js";

/**
 * An error of the package: of its modules, of `taisou/worker` or of the element. `code` identifies the problem; `details` holds its
 * place and the expected values, as plain data. The message is for developers.
 *
 * ```js
 * try {
 *   solve("12*", 2);
 * } catch (error) {
 *   if (error instanceof TaisouError && error.code === "width-mismatch") mark(error.details.span);
 *   else throw error;
 * }
 * ```
 */
export type TaisouError = {
  [Code in keyof TaisouErrorDetails]: Error & {
    readonly code: Code;
    readonly details: Readonly<TaisouErrorDetails[Code]>;
  };
}[keyof TaisouErrorDetails];
/** The class of the type of the same name. */
export declare const TaisouError: (new (
  code: keyof TaisouErrorDetails,
  message: string,
  details?: object,
) => TaisouError) & { readonly prototype: TaisouError };

/** The details of every `code` of a {@link TaisouError}. */
export interface TaisouErrorDetails
  extends ErrorDetails,
    WorkerErrorDetails,
    TaisouBoardErrorDetails {}

/** The details of errors of `taisou/worker` after the loss of a worker. */
export interface WorkerErrorDetails {
  /**
   * The call did not finish. `panic`: the module failed, or the worker was terminated, for example for lack of memory. `silent`: the
   * worker did not respond to a cancellation. `loading`: the worker or a module could not be fetched or started.
   */
  "worker-crashed": { why: "panic" | "silent" | "loading" };
  /** The instance is closed. */
  "worker-closed": Record<never, never>;
}

/** The details of errors of `taisou/element`. */
export interface TaisouBoardErrorDetails {
  /** The collection has no puzzle of this name. */
  "unknown-puzzle": { puzzle: string };
  /** A script or a module could not be fetched. */
  "not-loaded": { message: string };
  /** A search did not finish, with the reasons of `worker-crashed`. `panic` also if the rules module has failed. */
  crashed: { why: "panic" | "silent" | "loading" };
  /** `solve` or `play` without a board. */
  "no-board": Record<never, never>;
}

/**
 * The source of a module: its address as text or `URL`, a `Response`, its bytes (`BufferSource`), or the compiled module
 * (`WebAssembly.Module`). A narrower type would need the DOM library.
 */
export type InitInput = string | object;

/** A `WebAssembly.Memory`. */
export interface ModuleMemory {
  /** The bytes; a new object after the memory has grown. */
  readonly buffer: ArrayBufferLike;
  /** Adds pages of 64 KiB and returns the previous number of pages. */
  grow(pages: number): number;
}

/** The result of loading a module. */
export interface Loaded {
  /** The memory of boards, searches and tables. */
  readonly memory: ModuleMemory;
}

/**
 * Loads a WebAssembly module; await it before any other call.
 *
 * Without an argument it loads the `.wasm` beside this file: in a page or a worker by `fetch`, in Node from the file system. Further
 * calls wait for the first one and load nothing; after a failure the next call tries again.
 */
export type Init = (input?: InitInput | PromiseLike<InitInput>) => Promise<Loaded>;
