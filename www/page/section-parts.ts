import type { ComponentType } from "preact";
import { featureTexts } from "../features/feature-texts";
import type { Section } from "../model/link/views";
import type { ViewProps } from "../shell/view-props";
import { withToolWords } from "../shell/with-words";

/** The components of Make's sections, fetched when opened. */
export const behind: Readonly<Record<Section, () => Promise<ComponentType<ViewProps>>>> = {
  word: withToolWords(
    featureTexts.make,
    async () => (await import("../features/make/WordSection")).WordSection,
  ),
  photo: withToolWords(
    featureTexts.make,
    async () => (await import("../features/make/PictureTiles")).PictureTiles,
  ),
  symbols: withToolWords(
    featureTexts.make,
    async () => (await import("../features/make/Presets")).Presets,
  ),
  layout: withToolWords(
    featureTexts.layout,
    async () => (await import("../features/layout/NewLayout")).NewLayout,
  ),
  draw: withToolWords(
    featureTexts.draw,
    async () => (await import("../features/draw/Drawing")).Drawing,
  ),
  compose: withToolWords(
    featureTexts.space,
    async () => (await import("../features/space/Compose")).Compose,
  ),
  text: withToolWords(
    featureTexts.edit,
    async () => (await import("../features/edit/EditorCard")).EditorCard,
  ),
};
