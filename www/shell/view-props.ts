import type { App } from "../app/app";
import type { Player } from "../app/player";
import type { BoardTexts } from "../i18n/board-ja";
import type { Texts } from "../i18n/ja";
import type { ToolTexts } from "../i18n/tools/ja";
import type { Lang } from "../model/lang";
import type { AppState } from "../model/state/state";

/** What the parts around one board are drawn from, on the page and elsewhere. */
export interface PlayerProps {
  readonly app: Player;
  readonly state: AppState;
  /** The texts in the language on show. */
  readonly t: BoardTexts;
  readonly lang: Lang;
}

/** What every part of the page is drawn from. */
export interface ViewProps extends PlayerProps {
  readonly app: App;
  readonly t: Texts;
}

/** What every part of the rooms to explore and to make puzzles is drawn from. */
export interface ToolProps extends ViewProps {
  readonly t: ToolTexts;
}
