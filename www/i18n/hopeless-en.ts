import type { WhyLines } from "./hopeless-ja";

export const enWhy: WhyLines = {
  idle: "This board can be solved. Press Solve, and the answer appears here.",
  graph: (places, more) =>
    `The shape of the board keeps ${places}${more > 0 ? ` and ${more === 1 ? "1 more cell" : `${more} more cells`}` : ""} from ever being as the goal has it.`,
  parity: (one, other) => `Impossible by parity. Swap ${one} and ${other} and it becomes solvable.`,
  exchange: (one, other) => `Swap ${one} and ${other}`,
  whichLookAlike: (symbol) => `Which ${symbol} goes where`,
  whichLookAlikes: "Which identical tile goes where",
};
