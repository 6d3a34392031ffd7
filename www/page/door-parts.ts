import type { ComponentType } from "preact";
import { drawWords } from "../features/draw/words";
import { makeWords } from "../features/make/words";
import { spaceWords } from "../features/space/words";
import { dictionary } from "../i18n/dictionary";
import type { Door } from "../model/link/rooms";
import type { ViewProps } from "../shell/view-props";
import { inRoom } from "../shell/with-words";

/** What is behind each door of the room where puzzles are made, fetched when it is opened. */
export const behind: Readonly<Record<Door, () => Promise<ComponentType<ViewProps>>>> = {
  word: inRoom(makeWords, async () => (await import("../features/make/WordDoor")).WordDoor),
  photo: inRoom(
    makeWords,
    async () => (await import("../features/make/PictureTiles")).PictureTiles,
  ),
  symbols: inRoom(makeWords, async () => (await import("../features/make/Presets")).Presets),
  draw: inRoom(drawWords, async () => (await import("../features/draw/Drawing")).Drawing),
  compose: inRoom(spaceWords, async () => (await import("../features/space/Compose")).Compose),
  text: inRoom(
    dictionary({
      ja: () => import("../features/edit/ja"),
      en: () => import("../features/edit/en"),
    }),
    async () => (await import("../features/edit/EditorCard")).EditorCard,
  ),
};
