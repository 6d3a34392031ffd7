import { grouped } from "../../i18n/numbers";
import { enStanding } from "../../i18n/standing-en";
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
  forPlay: "Just for fun",
  level: (level) => `Level ${level}`,
  parts: ["First steps", "On the way", "Harder"],
  levelMarks: { begun: "unfinished", solved: "solved", best: "the shortest" },
  classics: "Classics",
  sources: "Sources",
  solvedMark: "Solved",
  ownBest: (count) => grouped`your best: ${count}`,
  print: "Print on paper",
  graded: enStanding.graded,
};
