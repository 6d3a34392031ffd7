import { makeWords } from "../features/make/words";
import { spaceWords } from "../features/space/words";
import { dictionary } from "../i18n/dictionary";
import { withToolWords, withWords } from "../shell/with-words";

// Parts that are fetched on first use, together with their texts.

export const solving = withToolWords(
  dictionary({
    ja: () => import("../features/solve/ja"),
    en: () => import("../features/solve/en"),
  }),
  async () => (await import("../features/solve/SolveCard")).SolveCard,
);

export const movesLeft = withToolWords(
  dictionary({
    ja: () => import("../features/play/ja"),
    en: () => import("../features/play/en"),
  }),
  async () => (await import("../features/play/MovesLeft")).MovesLeft,
);

export const wholeSpace = withToolWords(
  spaceWords,
  async () => (await import("../features/space/WholeSpace")).WholeSpace,
);

export const makeView = withToolWords(makeWords, async () => (await import("./MakeView")).MakeView);

export const comparing = withToolWords(
  dictionary({
    ja: () => import("../features/compare/ja"),
    en: () => import("../features/compare/en"),
  }),
  async () => (await import("../features/compare/CompareMethods")).CompareMethods,
);

export const checking = withToolWords(
  dictionary({
    ja: () => import("../features/check/ja"),
    en: () => import("../features/check/en"),
  }),
  async () => (await import("../features/check/CheckMoves")).CheckMoves,
);

export const solvingMany = withToolWords(
  dictionary({
    ja: () => import("../features/many/ja"),
    en: () => import("../features/many/en"),
  }),
  async () => (await import("../features/many/ManyBoards")).ManyBoards,
);

export const sharing = withWords(
  dictionary({
    ja: () => import("../features/share/ja"),
    en: () => import("../features/share/en"),
  }),
  async () => (await import("../features/share/Sharing")).Sharing,
);

export const unfinishedCards = withWords(
  dictionary({
    ja: () => import("../features/unfinished/ja"),
    en: () => import("../features/unfinished/en"),
  }),
  async () => (await import("../features/unfinished/UnfinishedCards")).UnfinishedCards,
);

export const droppedParts = withWords(
  dictionary({
    ja: () => import("../features/dropped/ja"),
    en: () => import("../features/dropped/en"),
  }),
  async () => (await import("../features/dropped/DroppedParts")).DroppedParts,
);

export const helping = withWords(
  dictionary({ ja: () => import("../features/help/ja"), en: () => import("../features/help/en") }),
  async () => (await import("../features/help/HelpText")).HelpText,
);

export const howItWorks = withToolWords(
  dictionary({ ja: () => import("../features/how/ja"), en: () => import("../features/how/en") }),
  async () => (await import("../features/how/HowItWorks")).HowItWorks,
);
