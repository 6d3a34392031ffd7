import { isJapanese } from "../../i18n/english";
import { grouped } from "../../i18n/numbers";
import type { PlayTexts } from "./ja";

export const texts: PlayTexts = {
  detour: (moves) => `${moves === 1 ? "One move" : `${moves} moves`} back is shorter`,
  goBack: "Go back",
  nameOf: (symbol, place, isFirst) =>
    isJapanese(symbol) ? `${isFirst ? "The" : "the"} piece in ${place}` : symbol,
  aside: (turn) => grouped`You left the solution at move ${turn}. Drag the slider to return to it.`,
  beside: "This board is not on the solution. Drag the slider to go there.",
  begun: (turn) => grouped`In the middle of move ${turn}`,
  liveHelp: "After each move, shows how many moves are left at least, and the best next moves",
  countsHere: "So far",
  countsBest: "Shortest from the start",
};
