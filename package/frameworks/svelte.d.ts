import type { HTMLAttributes } from "svelte/elements";
import type { TaisouBoard, TaisouBoardAttributes, TaisouBoardHandlers } from "./element.js";

export * from "./element.js";

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    /** A sliding puzzle to play. */
    "taisou-board": HTMLAttributes<TaisouBoard> & TaisouBoardAttributes & TaisouBoardHandlers<"on">;
  }
}
