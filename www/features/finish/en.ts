import { moves } from "../../i18n/english";
import { clock, grouped } from "../../i18n/numbers";
import type { FinishTexts } from "./ja";

const timed = (time: string) => (time.includes(":") ? time : `${time} s`);

export const texts: FinishTexts = {
  nextPuzzle: "Next puzzle",
  scrambleAgain: "Scramble again",
  anotherLike: (moves) => `Another (${moves})`,
  harder: "Harder",
  helps: (hints, answer, arrows) =>
    [
      hints > 0 ? [hints === 1 ? "1 hint" : `${hints} hints`] : [],
      arrows ? ["arrows on"] : [],
      answer ? ["answer seen"] : [],
    ]
      .flat()
      .join(", "),
  way: (best, count) => grouped`Moves left, from ${best} to 0 in ${moves(count)}`,
  savePicture: "Save the result as a picture",
  reply: "Reply with a puzzle",
  sendResult: "Send to a friend",
  race: "Challenge a friend",
  ghost: "Ghost",
  ghostWaits: (time) => `Race the ghost: ${timed(time)}. It starts with your first move.`,
  ghostAt: (made, count) => grouped`Ghost: ${made} of ${count} moves`,
  raceTimes: (own, ghost) => `You: ${timed(own)}, ghost: ${timed(ghost)}`,
  raced: (difference) =>
    difference < 0 ? "You won!" : difference > 0 ? "The ghost won." : "A draw!",
  seeBest: "See the shortest",
  lostMoves: (lost) => (lost === null ? "Find lost moves" : grouped`${lost} lost: see where`),
  resultText: (title, count, millis, best, helps) => {
    const name = title === "" ? "Atama no Taisou" : `Atama no Taisou “${title}”`;
    const time = millis === null ? "" : ` · ${clock(millis)}`;
    const shortest = best === null ? "" : grouped` (shortest ${best})`;
    const praised = count === best && helps === "" ? ", the shortest!" : shortest;
    return `${name}: ${moves(count)}${time}${praised}${helps === "" ? "" : `, ${helps}`}`;
  },

  toMyBoard: "Back to my board",
  tryIt: "Try it yourself",
};
