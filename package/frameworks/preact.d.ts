import type { HTMLAttributes } from "preact";
import type { TaisouBoard, TaisouBoardAttributes, TaisouBoardHandlers } from "./element.js";

export * from "./element.js";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      /** A sliding puzzle to play. */
      "taisou-board": HTMLAttributes<TaisouBoard> &
        TaisouBoardAttributes &
        TaisouBoardHandlers<"on">;
    }
  }
}
