import type { ErrorDetails } from "./rules_glue.js";

/**
 * The class of every error that the package throws or rejects with: by its modules, by `taisou/worker` and by the element. `code`
 * says what is wrong, `details` says where and what was expected, as plain data. The message is for developers.
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
/** The class; see the type of the same name. */
export declare const TaisouError: (new (
  code: keyof TaisouErrorDetails,
  message: string,
  details?: object,
) => TaisouError) & { readonly prototype: TaisouError };

/** Every `code` of a {@link TaisouError}, with its details. */
export interface TaisouErrorDetails
  extends ErrorDetails,
    WorkerErrorDetails,
    TaisouBoardErrorDetails {}

/** The codes of `taisou/worker` when a worker is lost, with their details. */
export interface WorkerErrorDetails {
  /**
   * The call came to no end. `panic`: the module failed, or the worker ended, for want of memory or because somebody ended it.
   * `silent`: it did not hear that it should end. `loading`: worker or module could not be fetched or started.
   */
  "worker-crashed": { why: "panic" | "silent" | "loading" };
  /** After `close()`. */
  "worker-closed": Record<never, never>;
}

/** The codes of `taisou/element`, with their details. */
export interface TaisouBoardErrorDetails {
  /** The collection has no puzzle of this name. */
  "unknown-puzzle": { puzzle: string };
  /** A script or a module could not be fetched. */
  "not-loaded": { message: string };
  /** A search came to no end, as `worker-crashed` says it; `panic` also where the module of the rules has failed. */
  crashed: { why: "panic" | "silent" | "loading" };
  /** `solve` or `play` where there is nothing to be solved. */
  "no-board": Record<never, never>;
}

/**
 * Where a module comes from: its address as text or as a `URL`, a `Response`, its bytes (`BufferSource`), or the compiled module
 * (`WebAssembly.Module`). No narrower type takes all of these in projects without the types of the DOM.
 */
export type InitInput = string | object;

/** A `WebAssembly.Memory`. */
export interface ModuleMemory {
  /** The bytes; another object once the memory has grown. */
  readonly buffer: ArrayBufferLike;
  /** Adds pages of 64 KiB and returns how many there were. */
  grow(pages: number): number;
}

/** The result of loading a module. */
export interface Loaded {
  /** The memory that holds boards, searches and tables. */
  readonly memory: ModuleMemory;
}

/**
 * Loads a WebAssembly module; to be awaited before anything else is called.
 *
 * Without an argument it takes the `.wasm` beside this file, in a page or a worker by `fetch`, in Node from the
 * file system. Once loaded, further calls do nothing; calls made meanwhile wait for the first; after a failure it
 * can be called again.
 */
export type Init = (input?: InitInput | PromiseLike<InitInput>) => Promise<Loaded>;
