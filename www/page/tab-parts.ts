import type { ComponentType } from "preact";
import { featureTexts } from "../features/feature-texts";
import type { Tab } from "../model/link/views";
import type { ViewProps } from "../shell/view-props";
import { withToolWords } from "../shell/with-words";

/** The tabs of Explore, fetched when opened. */
export const TAB_PARTS: Readonly<Record<Tab, () => Promise<ComponentType<ViewProps>>>> = {
  answer: withToolWords(featureTexts.solve, () => import("../features/solve/SolveCard")),
  all: withToolWords(featureTexts.space, () => import("../features/space/WholeSpace")),
  compare: withToolWords(featureTexts.compare, () => import("../features/compare/CompareMethods")),
  check: withToolWords(featureTexts.check, () => import("../features/check/CheckMoves")),
  many: withToolWords(featureTexts.many, () => import("../features/many/ManyBoards")),
};
