import type { ComponentType } from "preact";
import { featureTexts } from "../features/feature-texts";
import type { Section } from "../model/link/views";
import type { ViewProps } from "../shell/view-props";
import { withToolWords } from "../shell/with-words";

/** The components of Make's sections, fetched when opened. */
export const behind: Readonly<Record<Section, () => Promise<ComponentType<ViewProps>>>> = {
  word: withToolWords(featureTexts.make, () => import("../features/make/WordSection")),
  photo: withToolWords(featureTexts.make, () => import("../features/make/PictureTiles")),
  symbols: withToolWords(featureTexts.make, () => import("../features/make/Presets")),
  layout: withToolWords(featureTexts.layout, () => import("../features/layout/NewLayout")),
  draw: withToolWords(featureTexts.draw, () => import("../features/draw/Drawing")),
  compose: withToolWords(featureTexts.space, () => import("../features/space/Compose")),
  text: withToolWords(featureTexts.edit, () => import("../features/edit/EditorCard")),
};
