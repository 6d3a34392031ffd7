/** Where the module comes from: its address, a response, its bytes, or the compiled module. */
export type InitInput = string | URL | Response | BufferSource | WebAssembly.Module;

/** What {@link init} answers. */
export interface Loaded {
  /** The memory that holds boards, searches and tables. */
  readonly memory: WebAssembly.Memory;
}

/**
 * Loads the WebAssembly module; to be awaited before anything else is called.
 *
 * Without an argument it takes the `taisou_bg.wasm` beside this file, in a page or a worker by
 * `fetch`, in Node from the file system. Once loaded, further calls do nothing; calls made
 * meanwhile wait for the first; after a failure it can be called again.
 */
export function init(input?: InitInput | PromiseLike<InitInput>): Promise<Loaded>;
