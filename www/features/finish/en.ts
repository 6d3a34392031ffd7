import { moves } from "../../i18n/english";
import { clock, grouped } from "../../i18n/numbers";
import type { FinishTexts } from "./ja";

export const texts: FinishTexts = {
  nextPuzzle: "Next puzzle",
  sendResult: "Send to a friend",
  seeBest: "See the shortest",
  compare: "Find the shortest",
  resultText: (title, count, millis, best) => {
    const name = title === "" ? "Atama no Taisou" : `Atama no Taisou “${title}”`;
    const time = millis === null ? "" : ` · ${clock(millis)}`;
    const shortest =
      best === null ? "" : count <= best ? ", the shortest!" : grouped` (shortest: ${best})`;
    return `${name}: ${moves(count)}${time}${shortest}`;
  },

  toMyBoard: "Back to my board",
  tryIt: "Try it yourself",
};
