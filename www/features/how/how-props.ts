import type { ToolProps } from "../../shell/view-props";
import type { HowTexts } from "./ja";
import type { QuestionQueue } from "./question-queue";

/** Props of every chapter. */
export interface HowProps extends ToolProps {
  readonly h: HowTexts;
  /** Answers questions about boards. */
  readonly queue: QuestionQueue;
}
