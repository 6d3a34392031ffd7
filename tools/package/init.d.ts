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
