import { moves, positions } from "../../i18n/en";
import { grouped } from "../../i18n/numbers";
import type { CheckTexts } from "./ja";

export const texts: CheckTexts = {
  intro:
    "Type or paste moves from the start, and see where you lost moves, from the exact distance after each move.",
  moves: "Moves",
  movesHelp:
    "U up, D down, L left, R right; a number repeats, as in URDL2. With several blanks or with blocks, name the cell: 12R.",
  letters: "Letters give",
  metric: "Count moves in",
  takePlayed: "Use my moves",
  run: "Check",
  stop: "Stop checking",
  stopping: "Stopping…",
  searching: "Finding how far each position is from the goal…",
  improving: "Looking for better moves…",
  empty: "Type or paste some moves.",
  tooLong: "Too many moves.",
  unsolvable: "The goal cannot be reached from this board, so nothing can be lost.",
  crashed: "The search program crashed. You can try again.",
  partly: (known, all) => grouped`distances known of ${known} of ${positions(all)}`,

  perfect: (count) => `${moves(count)}, none lost: the shortest`,
  lost: (count, needed, lost) => grouped`${moves(count)}, ${needed} needed, ${lost} lost`,
  lostSoFar: (count, left, lost) => grouped`${moves(count)}, ${left} left, ${lost} lost`,
  lostBetween: (count, least, most) =>
    most === null
      ? grouped`${moves(count)}, at least ${least} lost`
      : grouped`${moves(count)}, between ${least} and ${most} lost`,
  lostAt: (move, lost) => grouped`move ${move} (${lost})`,
  where: (places, more) => grouped`Lost at ${places}${more > 0 ? grouped` and ${more} more` : ""}`,

  chart: (start, count) =>
    grouped`Moves left after each move: ${start} at the start, up to move ${count}. The numbers are in the list.`,
  axisLeft: "moves left",
  axisMade: "moves made",
  chartHelp: "The line shows how many moves are left. Red segments cost you moves.",
  lostHeading: "Your costly moves, and better ones",
  exercises: (count) =>
    count === 1
      ? "One of these positions is now an exercise in your record."
      : grouped`${count} of these positions are now exercises in your record.`,
  betterIs: "better:",
  made: (symbols, direction) => `${symbols} ${direction}`,
  bestEnding: "See the best from here",
  bestEndingFrom: (move) => grouped`See the best from here (before move ${move})`,
  list: "Moves left after each move",
  start: "Start",
  moveNumber: (move) => grouped`move ${move}`,
  startAt: (distance) => `Start, ${distance} left`,
  step: (move, symbols, direction, distance, lost) =>
    grouped`Move ${move}: ${symbols} ${direction}, ${distance} left${lost > 0 ? grouped`, ${lost} lost` : ""}`,
  unknown: "?",
  minus: (lost) => grouped`−${lost}`,
};
