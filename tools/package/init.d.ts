/** Where a module comes from: its address, a response, its bytes, or the compiled module. */
export type InitInput = string | URL | Response | BufferSource | WebAssembly.Module;

/** What loading a module answers. */
export interface Loaded {
  /** The memory that holds boards, searches and tables. */
  readonly memory: WebAssembly.Memory;
}

/**
 * Loads a WebAssembly module; to be awaited before anything else is called.
 *
 * Without an argument it takes the `.wasm` beside this file, in a page or a worker by `fetch`, in Node from the
 * file system. Once loaded, further calls do nothing; calls made meanwhile wait for the first; after a failure it
 * can be called again.
 */
export type Init = (input?: InitInput | PromiseLike<InitInput>) => Promise<Loaded>;
