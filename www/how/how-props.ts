import type { HowTexts } from "../i18n/how-ja";
import type { ViewProps } from "../ui/view-props";
import type { Desk } from "./desk";

/** What every chapter is drawn from. */
export interface HowProps extends ViewProps {
  readonly h: HowTexts;
  /** Who answers questions about boards. */
  readonly desk: Desk;
}
