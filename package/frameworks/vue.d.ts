import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { TaisouBoard, TaisouBoardAttributes, TaisouBoardEventMap } from "./element.js";

export * from "./element.js";

/** The events as functions of their listeners, which Vue reads. */
type Emits = { [Name in keyof TaisouBoardEventMap]: (event: TaisouBoardEventMap[Name]) => void };

declare module "vue" {
  interface GlobalComponents {
    /** A sliding puzzle to play. */
    "taisou-board": new () => TaisouBoard & {
      $props: HTMLAttributes & TaisouBoardAttributes & PublicProps;
      $emit: EmitFn<Emits>;
    };
  }
}
