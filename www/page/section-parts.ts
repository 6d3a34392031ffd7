import type { ComponentType } from "preact";
import { drawWords } from "../features/draw/words";
import { makeWords } from "../features/make/words";
import { spaceWords } from "../features/space/words";
import { dictionary } from "../i18n/dictionary";
import type { Section } from "../model/link/views";
import type { ViewProps } from "../shell/view-props";
import { withToolWords } from "../shell/with-words";

/** The components of Make's sections, fetched when opened. */
export const behind: Readonly<Record<Section, () => Promise<ComponentType<ViewProps>>>> = {
  word: withToolWords(
    makeWords,
    async () => (await import("../features/make/WordSection")).WordSection,
  ),
  photo: withToolWords(
    makeWords,
    async () => (await import("../features/make/PictureTiles")).PictureTiles,
  ),
  symbols: withToolWords(makeWords, async () => (await import("../features/make/Presets")).Presets),
  draw: withToolWords(drawWords, async () => (await import("../features/draw/Drawing")).Drawing),
  compose: withToolWords(
    spaceWords,
    async () => (await import("../features/space/Compose")).Compose,
  ),
  text: withToolWords(
    dictionary({
      ja: () => import("../features/edit/ja"),
      en: () => import("../features/edit/en"),
    }),
    async () => (await import("../features/edit/EditorCard")).EditorCard,
  ),
};
