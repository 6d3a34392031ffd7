import type { ToolProps } from "../../shell/view-props";
import type { HowTexts } from "./ja";
import type { QuestionQueue } from "./question-queue";

/** What every chapter is drawn from. */
export interface HowProps extends ToolProps {
  readonly h: HowTexts;
  /** Who answers questions about boards. */
  readonly queue: QuestionQueue;
}
