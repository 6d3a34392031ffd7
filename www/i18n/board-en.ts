import type { Direction } from "taisou";
import type { MovesLeft } from "../model/play/play";
import type { BoardTexts } from "./board-ja";
import { moves } from "./english";
import { clock, grouped } from "./numbers";

const list = (ways: readonly Direction[]) => ways.join(" or ");
const leftIs = ({ moves: count, proven, begun }: MovesLeft) =>
  begun ? "the rest of this move" : grouped`${proven ? "" : "at most "}${count}\u00a0to\u00a0go`;
const thenLeft = ({ moves: count, proven, begun }: MovesLeft) =>
  proven && !begun && count > 1 ? grouped`\u00a0→\u00a0${count - 1}` : "";

const span = (name: string, first: number, last: number) =>
  first === last ? `${name} ${first}` : `${name}s ${first} to ${last}`;

const named = (symbols: readonly string[], many: string) =>
  symbols.length > 2 ? many : symbols.join(" and ");

export const enBoard: BoardTexts = {
  unknownPuzzle: (id) => `The collection has no puzzle called “${id}”.`,
  board: "Board",
  place: (row, column, lastRow = row, lastColumn = column) =>
    `${span("row", row, lastRow)}, ${span("column", column, lastColumn)}`,
  blankCell: "blank",
  wallCell: "wall",
  anyCell: "anything",
  tileName: (symbol, mark) => (mark === null ? symbol : `${symbol} (no. ${mark})`),
  cellName: (what, place) => `${what}, ${place}`,
  size: (rows, columns) => `${rows} by ${columns}`,
  cellCount: (cells) => `${cells} cells`,
  targetPiece: "target",
  canGo: (ways) => `can move ${list(ways)}`,
  hintedCell: "hint",
  pickedCell: "picked up",
  whichWay: (symbol) => `Which way should ${symbol} go?`,
  toward: (direction) => direction,
  slid: (symbols, direction, places) => `${symbols} ${direction}. Blank at ${places}.`,
  brought: (symbol, place) => `${symbol} to ${place}.`,
  picked: (symbol) => `${symbol} picked up. Arrow keys push it, Enter or Esc lets go.`,
  letGo: (symbol) => `${symbol} let go.`,
  cannotMove: (symbol) => `${symbol} cannot move now.`,
  cannotGo: (symbol, direction) => `${symbol} cannot go ${direction}.`,
  and: ", ",
  loadFailed: "The puzzle program could not be loaded. Check the connection and reload the page.",
  broken: "The puzzle program crashed. Please reload the page.",
  exploring: "Arrow keys choose a cell, Enter slides it",
  picking: "Arrow keys choose a piece, Enter picks it up",
  pushing: "Arrow keys push it, Enter or Esc lets go",
  playing: "Click or drag a tile, or use the arrow keys",
  dragging: "Drag a piece, or click it",
  touching: "Tap or drag a tile next to the blank",
  touchingPieces: "Tap or drag a piece",
  atGoal: "You are at the goal",
  moveCount: moves,
  playGroup: "Controls",
  undo: "Undo",
  restart: "Restart",
  hint: "Hint",
  hintLeft: ({ moves: count, proven, begun }) => {
    if (begun && count === 0) return "Finish this move, and you are there";
    if (begun) return grouped`Finish this move, then ${proven ? "" : "at most "}${count} more`;
    return proven ? `${moves(count)} left (shortest)` : `At most ${moves(count)} left`;
  },
  hintPiece: (symbol, left, where = "") => `Move ${symbol}${where} (${leftIs(left)})`,
  hintIs: (symbol, direction, left, where = "") =>
    `${symbol}${where} goes ${direction} (${leftIs(left)}${thenLeft(left)})`,
  hintWhere: (place) => ` in ${place}`,
  hintNext: {
    left: "Press again for the piece",
    piece: "Press again for the direction",
    move: "Press again to make the move",
  },
  hintToGo: ({ moves: count, proven, begun }) =>
    begun ? "go on" : grouped`${proven ? "" : "≤ "}${count} to go`,
  hintWithout: "No hint was found.",
  hintSearching: "Looking for a hint…",
  bestRange: (least, most) =>
    most === null ? grouped`${least} or more` : grouped`${least} to ${most}`,
  goalPicture: "Goal picture",
  goalAny: "Any of these will do",
  goalPlaces: (...places) => `${places.join("; ")}; anything elsewhere`,
  noGoal: "There is no goal yet.",
  solve: "Solve",
  cancel: "Cancel",
  searching: "Searching…",
  cancelling: "Stopping…",
  cancelled: "Cancelled. The board is as you left it.",
  solved: (length, optimal) =>
    optimal ? `${moves(length)} (shortest)` : `${moves(length)} (not proven shortest)`,
  closing: {
    best: (length) => `Best so far: ${moves(length)}`,
    least: (length) => grouped`at least ${length}`,
    seconds: (seconds) => grouped`searching for ${seconds} s`,
    between: " · ",
  },
  solvedAlready: "This board is already solved",
  unsolvable: "The goal cannot be reached from this board",
  stopped: "Stopped early (this does not mean it is impossible)",
  crashed: "The search program crashed. You can press Solve again.",
  silent: "The search stopped answering. You can press Solve again.",
  replayHeading: "The solution",
  move: "Move",
  moveOf: (at, length) => grouped`${at} of ${length}`,
  playReplay: "Play",
  first: "Back to start",
  back: "Previous move",
  on: "Next move",
  last: "To the end",
  speed: "Speed",
  inTenSeconds: "in 10 s",
  perSecond: (rate) => `${rate} / s`,
  noAnswer: "No answer",

  live: "Show moves left",
  liveIs: (count) => `${moves(count)} left (shortest)`,
  liveBetween: ({ least, most }) => {
    if (!Number.isFinite(most)) return grouped`${least} or more moves left`;
    return least > 1 ? grouped`${least} to ${moves(most)} left` : `${moves(most)} left or fewer`;
  },
  liveSeeking: "Working it out…",
  liveUnknown: "The moves left could not be determined",
  liveNone: "The goal cannot be reached from here",
  liveEffect: (effect) => {
    if (effect === 0) return "±0, no nearer";
    return effect < 0 ? `−${-effect}, nearer` : `+${effect}, farther`;
  },
  nextCell: "best next move",

  wonIn: (count, millis) =>
    `You are at the goal: ${moves(count)}${millis === null ? "" : `, ${clock(millis)}`}.`,
  newRecord: "New record",

  taskPicture: "Make it look like this",
  taskMove: (...symbols) => `Move ${named(symbols, "the red pieces")} to the dashed outline`,
  taskSwap: (...symbols) => `${named(symbols, "The red pieces")} change places`,
  optimum: "Shortest",
  optimumIs: (count) => grouped`${count}`,
  optimumUnknown: "?",

  watched: "That was the solution.",
  stopWatching: "Close the replay",

  won: "Solved!",
  result: (count, millis) =>
    millis === null ? moves(count) : `${moves(count)} · ${clock(millis)}`,
  against: (played, best) => (played <= best ? "The shortest!" : grouped`The shortest is ${best}`),
};
