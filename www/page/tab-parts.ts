import type { ComponentType } from "preact";
import { featureTexts } from "../features/feature-texts";
import type { Tab } from "../model/link/views";
import type { ViewProps } from "../shell/view-props";
import { withToolWords } from "../shell/with-words";

/** The tabs of Explore, fetched when opened. */
export const TAB_PARTS: Readonly<Record<Tab, () => Promise<ComponentType<ViewProps>>>> = {
  answer: withToolWords(
    featureTexts.solve,
    async () => (await import("../features/solve/SolveCard")).SolveCard,
  ),
  all: withToolWords(
    featureTexts.space,
    async () => (await import("../features/space/WholeSpace")).WholeSpace,
  ),
  compare: withToolWords(
    featureTexts.compare,
    async () => (await import("../features/compare/CompareMethods")).CompareMethods,
  ),
  check: withToolWords(
    featureTexts.check,
    async () => (await import("../features/check/CheckMoves")).CheckMoves,
  ),
  many: withToolWords(
    featureTexts.many,
    async () => (await import("../features/many/ManyBoards")).ManyBoards,
  ),
};
