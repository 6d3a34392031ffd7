import { enAlgorithms } from "../algorithms-en";
import { texts as page } from "../en";
import { counted, moves, positions as positionCount } from "../english";
import { texts as errors } from "../errors-en";
import { bytes, grouped } from "../numbers";
import type { ToolTexts } from "./ja";

const { metricName } = page;

export const texts: ToolTexts = {
  ...page,
  tabs: {
    answer: "Answer",
    all: "All positions",
    compare: "Compare",
    more: "More",
    check: "Check moves",
    many: "Many boards",
  },
  loading: "Getting ready…",
  tellApartHelp: "Puts numbers and colours on tiles with the same symbol",
  making: {
    ...page.making,
    pastedNew: "The pasted board is open.",
    pastedSize: (cells, columns, rows) =>
      `${cells} cells: read as ${columns} columns and ${rows} rows. If that is wrong, change the width.`,
    pastedGoal: "The old goal did not fit; it follows the board now.",
    pastedMoves: (count) => `You pasted ${moves(count)}.`,
    pastedSomeMoves: (bad) => `You pasted moves, but “${bad}” cannot be made on this board.`,
    playMoves: "Play them",
    playSome: "Play as far as it goes",
    checkMoves: "Check them",
    notBoard: "The pasted text cannot be read as a board.",
    notAnything: "That isn’t a board, moves or a link.",
    tooLarge: (size) => `Too large to paste (${bytes(size)}).`,
    foreign: ({ form, line, part, board }) => {
      if (board === undefined)
        return `This looks like ${form}, but line ${line} cannot be used: ${part}`;
      const { columns, rows, cell } = board;
      const like = `This looks like ${form}, ${columns}×${rows}, but`;
      if (cell === null) return `${like} car ${part}, which has to leave, is missing.`;
      const place = page.place(Math.floor(cell / columns) + 1, (cell % columns) + 1);
      const way = part === "A" ? "lie in one row" : "be straight";
      return `${like} car ${part} (${place}) must ${way} and have at least two cells.`;
    },
  },
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
  why: {
    idle: "This board can be solved. Press Solve, and the answer appears here.",
    graph: (places, more) =>
      `The shape of the board keeps ${places}${more > 0 ? ` and ${more === 1 ? "1 more cell" : `${more} more cells`}` : ""} from ever being as the goal has it.`,
    parity: (one, other) =>
      `Impossible by parity. Swap ${one} and ${other} and it becomes solvable.`,
    exchange: (one, other) => `Swap ${one} and ${other}`,
    whichLookAlike: (symbol) => `Which ${symbol} goes where`,
    whichLookAlikes: "Which identical tile goes where",
  },
  closest: (wrong) => `Nearest board (${counted(wrong, "cell")} wrong)`,
  howMany: "How many shortest solutions?",
  tileLetters: "the tile’s direction",
  blankLetters: "the blank’s direction",
  movesText: "Moves as text",
  chip: (turn, symbols, direction) => grouped`Move ${turn}: ${symbols} ${direction}`,
  start: "Start",
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
