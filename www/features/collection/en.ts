import { counted } from "../../i18n/english";
import type { CollectionTexts } from "./ja";

export const texts: CollectionTexts = {
  unsolvedOnly: "Unsolved only",
  puzzlesShown: (shown, all) =>
    shown === all ? counted(all, "puzzle") : `${shown} of ${counted(all, "puzzle")}`,
  noneShown: "No puzzles match.",
};
