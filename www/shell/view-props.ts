import type { App } from "../app/app";
import type { Player } from "../app/player";
import type { BoardTexts } from "../i18n/board-ja";
import type { Texts } from "../i18n/ja";
import type { ToolTexts } from "../i18n/tools/ja";
import type { Lang } from "../model/lang";
import type { AppState } from "../model/state/state";

// Only regions of the page and parts that are fetched on their own take these props. Components inside them take the
// values that they use.

/** Props of regions around one board, on the page and in the element. */
export interface PlayerProps {
  readonly app: Player;
  readonly state: AppState;
  readonly t: BoardTexts;
  readonly lang: Lang;
}

/** Props of regions and parts that exist only on the page. */
export interface ViewProps extends PlayerProps {
  readonly app: App;
  readonly t: Texts;
}

/** Props of parts of Explore and Make. */
export interface ToolProps extends ViewProps {
  readonly t: ToolTexts;
}
