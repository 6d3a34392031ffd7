import { moves } from "../../i18n/en";
import { counted } from "../../i18n/english";
import { grouped } from "../../i18n/numbers";
import type { LayoutTexts } from "./ja";

export const texts: LayoutTexts = {
  kind: "Kind",
  kinds: { rush: "Cars", klotski: "Klotski" },
  pieces: "Pieces",
  anyPieces: "Any number",
  piecesOf: (pieces) => String(pieces),
  length: "Choose a length: a new puzzle appears on the board",
  lengths: {
    easy: "Easy, 5–10 moves",
    medium: "Medium, 11–20 moves",
    hard: "Hard, 21–35 moves",
    extreme: "Extreme, 36+ moves",
  },
  exact: "Exactly (moves)",
  make: "Make",
  badLength: (most) => `Enter a whole number of moves from 1 to ${most}.`,
  another: "Another",
  working: "Making a puzzle…",
  triedSoFar: (tried) => grouped`${tried} layouts`,
  cancelled: "Cancelled.",
  crashed: "That did not work. Try again.",
  noWorkers: "This browser cannot make puzzles.",
  noSuch: "There is no other puzzle like this.",
  noneFound: (tried) => grouped`None found among ${tried} layouts.`,
  proven: "proven",
  found: (tried) => grouped`Found after ${tried} layouts were tried.`,
  noneFarther: (positions) =>
    `None of the ${counted(positions, "position")} in reach is farther away.`,
  farther: (positions, most) =>
    `Of the ${counted(positions, "position")} in reach, the farthest is ${moves(most)} away.`,
  play: "Play",
  send: "Send, embed",
  print: (boards) => (boards === 1 ? "Print" : `Print ${boards} puzzles`),
  made: "Puzzles made",
};
