import type { App } from "../app/app";
import type { Texts } from "../i18n/ja";
import type { Lang } from "../model/state/lang";
import type { AppState } from "../model/state/state";

/** What every part of the page is drawn from. */
export interface ViewProps {
  readonly app: App;
  readonly state: AppState;
  /** The texts in the language on show. */
  readonly t: Texts;
  readonly lang: Lang;
}
