import { moves } from "../../i18n/english";
import { clock, grouped } from "../../i18n/numbers";
import type { FinishTexts } from "./ja";

export const texts: FinishTexts = {
  nextPuzzle: "Next puzzle",
  scrambleAgain: "Scramble again",
  anotherLike: (moves) => `Another one (${moves})`,
  helped: { hint: "With hints", answer: "After seeing the answer" },
  sendResult: "Send to a friend",
  seeBest: "See the shortest",
  compare: "Find the shortest",
  resultText: (title, count, millis, best, help) => {
    const name = title === "" ? "Atama no Taisou" : `Atama no Taisou “${title}”`;
    const time = millis === null ? "" : ` · ${clock(millis)}`;
    const shortest = best === null ? "" : grouped` (shortest: ${best})`;
    const praised = count === best && help === null ? ", the shortest!" : shortest;
    const told = { hint: ", with hints", answer: ", after seeing the answer" };
    return `${name}: ${moves(count)}${time}${praised}${help === null ? "" : told[help]}`;
  },

  toMyBoard: "Back to my board",
  tryIt: "Try it yourself",
};
