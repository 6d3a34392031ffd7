import type { JSX } from "solid-js";
import type { TaisouBoard, TaisouBoardAttributes, TaisouBoardHandlers } from "./element.js";

export * from "./element.js";

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      /** A sliding puzzle to play. */
      "taisou-board": JSX.HTMLAttributes<TaisouBoard> &
        TaisouBoardAttributes &
        TaisouBoardHandlers<"on:">;
    }
  }
}
