import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { TaisouBoard, TaisouBoardAttributes, TaisouBoardHandlers } from "./element.js";

export * from "./element.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** A sliding puzzle to play. React 19 sets its properties and listens for its events; older versions set attributes only. */
      "taisou-board": DetailedHTMLProps<HTMLAttributes<TaisouBoard>, TaisouBoard> &
        TaisouBoardAttributes &
        TaisouBoardHandlers<"on">;
    }
  }
}
