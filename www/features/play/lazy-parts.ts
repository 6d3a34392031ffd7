import type { ComponentType } from "preact";
import { dictionary } from "../../i18n/dictionary";
import type { ViewProps } from "../../shell/view-props";
import { withWords } from "../../shell/with-words";

// Parts around the board that are not needed before the first move or search.

const finishWords = dictionary({
  ja: () => import("../finish/ja"),
  en: () => import("../finish/en"),
});

export const winCard = withWords(
  finishWords,
  async () => (await import("../finish/WinCard")).WinCard,
);

export const answerEnd = withWords(
  finishWords,
  async () => (await import("../finish/AnswerEnd")).AnswerEnd,
);

export const transport = async (): Promise<ComponentType<ViewProps>> =>
  (await import("./AnswerBar")).AnswerBar;

export const tally = async (): Promise<ComponentType<ViewProps>> => (await import("./Tally")).Tally;
