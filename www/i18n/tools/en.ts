import { enAlgorithms } from "../algorithms-en";
import { texts as page } from "../en";
import { counted, positions as positionCount } from "../english";
import { texts as errors } from "../errors-en";
import { enWhy } from "../hopeless-en";
import { grouped } from "../numbers";
import type { ToolTexts } from "./ja";

const { metricName } = page;

export const texts: ToolTexts = {
  ...page,
  between: " and ",
  algorithm: "Algorithm",
  algorithms: enAlgorithms,
  tileMetrics: { step: "Single steps (STM)", line: "Whole lines (MTM)" },
  metricHelp:
    "Single steps (STM): one piece by one cell is a move. Whole lines (MTM): any line pushed at once. Straight slides: one piece, any distance. One piece per move: it may turn corners.",
  depth: "Depth",
  bound: "Lower bound",
  nodes: "Positions seen",
  rate: "Speed (per s)",
  time: "Time",
  memory: "Memory",
  secondsUnit: (text) => `${text} s`,
  preparing: "Building a table",
  idle: "Press Solve, and the answer appears here.",
  countedIn: (metric) => `Counted in ${metricName[metric]}`,
  unsolvableExhausted: (positions, side) =>
    side === "start"
      ? `Searched all that the start can reach: ${positionCount(positions)}.`
      : `Searched all that can reach the goal: ${positionCount(positions)}.`,
  why: enWhy,
  closest: (wrong) => `Nearest board (${counted(wrong, "cell")} wrong)`,
  howMany: "How many shortest solutions?",
  tileLetters: "the tile’s direction",
  blankLetters: "the blank’s direction",
  movesText: "Moves as text",
  chip: (turn, symbols, direction) => grouped`Move ${turn}: ${symbols} ${direction}`,
  start: "Start",
  goal: "Goal",
  width: "Width",
  blank: "Blank",
  blocks: "Blocks",
  axis: "Long pieces move only along their length",
  gates: "Gates",
  same: "Treat as identical",
  more: "More settings",
  composing: "The board updates when you finish composing",
  sides: {
    fewerColumns: "Fewer columns",
    moreColumns: "More columns",
    fewerRows: "Fewer rows",
    moreRows: "More rows",
  },
  errors,
};
