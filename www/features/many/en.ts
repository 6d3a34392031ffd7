import { counted, moves } from "../../i18n/en";
import { count, grouped } from "../../i18n/numbers";
import type { ManyTexts } from "./ja";
import type { RowEnding } from "./row";

const endings: Record<RowEnding, string> = {
  shortest: "shortest",
  found: "not proven",
  open: "out of time",
  unsolvable: "no solution",
  crashed: "crashed",
};

const lines = (many: number) => counted(many, "line");

export const texts: ManyTexts = {
  intro: "Type or paste boards, one per line, and get a table of how many moves each one takes.",
  lines: "Boards, one per line",
  linesHelp:
    "Separate rows by /, or write them one after the other. Add moves after a board to compare them with the shortest: 123/456/*78 LL. Boards made of the same pieces as the current puzzle use its goal; others use the sorted goal.",
  placeholder: "123/456/*78\n867254301",
  chooseFile: "Choose a file",
  drop: "Or drop a file here.",
  held: (name, many) => `${name ?? "Pasted text"}: ${lines(many)}`,
  letGo: "Remove",
  seconds: "Time for each board",
  secondsOf: (seconds) =>
    seconds < 60 ? `${seconds} s` : seconds === 60 ? "1 minute" : `${seconds / 60} minutes`,
  metric: "Count moves in",
  run: "Solve all",
  stop: "Stop",
  goOn: "Go on",
  stopping: "Stopping…",
  running: "Solving…",
  runningAt: (done, all) => grouped`${done} of ${all}`,
  done: (many) => `${lines(many)} done`,
  stopped: (done, all) => `${count(done)} of ${lines(all)} done`,
  left: (more, most) =>
    `At most ${lines(most)} are solved at once. The other ${more === 1 ? "one was" : `${count(more)} were`} left out.`,
  trouble: {
    empty: "Type or paste some boards.",
    "file-too-large": "This file is too large; 30 MB is the most.",
    unreadable: "This file could not be read.",
  },
  endingOf: (ending, boards) => grouped`${ending}: ${boards}`,
  faultsOf: (many) => grouped`lines that cannot be read: ${many}`,
  lengths: (mean, least, most) =>
    least === most
      ? `${moves(least)} each`
      : grouped`${mean} moves on average, ${least} to ${most}`,

  session: "Moves over the shortest",
  noExtra: "shortest",
  extra: (moves) => grouped`+${moves}`,
  solves: (solves) => (solves === 1 ? "1 solve" : grouped`${solves} solves`),
  meanExtra: (moves) => `+${moves} on average`,
  missed: (solves) => grouped`Did not reach the goal: ${solves}`,
  unknown: (solves) => grouped`Shortest not known: ${solves}`,

  table: "Results by board",
  line: "Line",
  board: "Board",
  length: "Moves",
  ending: "Result",
  endings,
  nearer: "Farther than",
  nearerHelp: "Share of all positions that are nearer to the goal",
  startBound: "h(start)",
  startBoundHelp: "The method’s lower bound of the start, before the search; 0 if it has none",
  made: "Your moves",
  over: "Extra",
  notReached: "did not reach goal",
  atLeast: (bound) => grouped`≥ ${bound}`,
  atMost: (length) => grouped`≤ ${length}`,
  open: (line) => grouped`Open the board of line ${line}`,
  faults: { "long-moves": "Too many moves.", broken: "This could not be read." },
  pages: "Pages of the table",
  rowsOf: (from, to, all) => grouped`${from} to ${to} of ${all}`,
  before: "Previous",
  after: "Next",
  copyCsv: "Copy as CSV",
  saveCsv: "Save as CSV",
  secondsHead: "Time (s)",
  boundHead: "Proven bound",
  metricHead: "Counted in",
  solution: "Solution",
  fault: "What is wrong",
};
