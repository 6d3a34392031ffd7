import type { SolveOptions } from "taisou";

/** What a search says to those who help it. */
export type PoolRequest =
  /** First: the puzzle, and the compiled module. */
  | {
      readonly type: "begin";
      readonly module: WebAssembly.Module;
      readonly board: string;
      readonly width: number;
      readonly options: SolveOptions;
    }
  | { readonly type: "item"; readonly item: Uint8Array }
  /** The answer to `wants`; `null` if there is no such table. */
  | { readonly type: "table"; readonly bytes: Uint8Array | null };

/** What they answer. */
export type PoolEvent =
  /** Said now and then: there is somebody. */
  | { readonly type: "working" }
  /** Without this table it would have to build it. */
  | { readonly type: "wants"; readonly name: string }
  | { readonly type: "result"; readonly result: Uint8Array };
