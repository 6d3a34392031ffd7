import type { SolveOptions } from "taisou";

export type PoolRequest =
  /** Sent first: the puzzle, and the compiled module. */
  | {
      readonly type: "begin";
      readonly module: WebAssembly.Module;
      readonly board: string;
      readonly width: number;
      readonly options: SolveOptions;
    }
  | { readonly type: "item"; readonly item: Uint8Array }
  /** The reply to `wants`; `null` if there is no such table. */
  | { readonly type: "table"; readonly bytes: Uint8Array | null };

export type PoolEvent =
  /** Sent regularly during an item, as a sign of life. */
  | { readonly type: "working" }
  /** Requests a table that the helper would have to build. */
  | { readonly type: "wants"; readonly name: string }
  | { readonly type: "result"; readonly result: Uint8Array };
