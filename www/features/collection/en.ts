import { counted } from "../../i18n/english";
import { grouped } from "../../i18n/numbers";
import type { CollectionTexts } from "./ja";

export const texts: CollectionTexts = {
  kind: "Kind",
  kinds: {
    letters: "Letters",
    numbers: "Numbers",
    parking: "Car parks",
    klotski: "The Klotski family",
    blocks: "Sliding blocks",
    rush: "Rush Hour",
    games: "From games",
  },
  every: "All",
  outOf: (solved, all) => `${solved} / ${all}`,
  forPlay: "Just for fun",
  solvedMark: "Solved",
  ownBest: (count) => grouped`your best: ${count}`,
  unsolvedOnly: "Unsolved only",
  puzzlesShown: (shown, all) =>
    shown === all ? counted(all, "puzzle") : `${shown} of ${counted(all, "puzzle")}`,
  noneShown: "No puzzles match.",
};
