import { grouped } from "../../i18n/numbers";
import type { Expected, LogPlace } from "../../model/practice/log-fault";
import type { Remark } from "../../model/practice/log-reading";
import type { PracticeLogTexts } from "./ja";

const expected: Readonly<Record<Expected, string>> = {
  file: "a file of Taisou, csTimer or slidysim, or CSV",
  size: "a file of at most 50 MB",
  json: "valid JSON",
  version: "a version that this page can read",
  quote: "a closing quote",
  column: "one of the known columns, once each",
  cells: "as many cells as the heading",
  list: "a list",
  text: "text",
  name: "a name",
  another: "an id that no other row has",
  time: "a time, to the millisecond at most",
  date: "a date and time",
  number: "a whole number",
  penalty: "no penalty, +2 or DNF",
  board: "a board",
  moves: "moves that can be played",
  times: "a time for each move, none earlier than the one before",
  splits: "split times in order",
  bytes: "base64 text",
  link: "a replay link of slidysim",
};

const solves = (rows: number) => grouped`${rows} ${rows === 1 ? "solve" : "solves"}`;

/** Rows that were not taken as they are, or not at all. */
const remarks: Readonly<Partial<Record<Remark["kind"], (rows: number) => string>>> = {
  puzzle: (rows) => `${solves(rows)} of other puzzles left out`,
  boardless: (rows) =>
    `${solves(rows)} imported without a board, because the scramble is unreadable`,
  cut: (rows) =>
    `${solves(rows)} imported with a shorter text (at most 2,000 characters for a note, 100 for a session)`,
  unsplit: (rows) => `${solves(rows)} imported without split times, because they are out of order`,
};

function place({ line, place }: LogPlace): string {
  return [line === null ? "" : grouped`line ${line}`, place]
    .filter((part) => part !== "")
    .join(" ");
}

export const texts: PracticeLogTexts = {
  name: "Solves and charts",
  parts: { list: "List", charts: "Charts" },
  empty: "No solves yet. They are listed here as you solve.",

  list: "Solves",
  number: "No.",
  time: "Time",
  moves: "Moves",
  extra: "Over",
  tps: "TPS",
  unknown: "—",
  over: (extra) => `+${extra}`,
  open: (number, result) => grouped`Solve ${number}: ${result}`,
  newer: "Newer",
  older: "Older",
  range: (first, last, all) => grouped`${first} to ${last} of ${all}`,

  date: (date) => `Date: ${date}`,
  optimal: (moves) => grouped`Shortest ${moves} ${moves === 1 ? "move" : "moves"}`,
  bound: (moves) => grouped`Shortest at least ${moves} moves`,
  splits: (times) => `Splits: ${times}`,
  noBoard: "This solve has no board.",
  replay: "Replay in real time",
  stop: "Stop",
  at: "Position in the replay",
  atNow: (moves, all, time) => grouped`Move ${moves} of ${all}, ${time} s`,
  again: "Try this board again",
  lostMoves: "Find lost moves",
  penalty: "Penalty",
  penalties: { none: "None", "+2": "+2", dnf: "DNF" },
  note: "Note",
  session: "Session",
  remove: "Delete this solve",
  removed: (result) => `Deleted ${result}.`,
  restore: "Undo",

  files: "Export and import",
  filesHelp:
    "JSON and csTimer export all sessions, CSV and slidysim the open one. Import reads a file in any of these forms.",
  forms: { json: "JSON", csTimer: "csTimer", csv: "CSV", replays: "slidysim" },
  load: "Import",
  loaded: (added, known) => {
    const solves = grouped`Imported ${added} ${added === 1 ? "solve" : "solves"}.`;
    return known === 0 ? solves : grouped`${solves} ${known} were already here.`;
  },
  importing: "Importing…",
  importingAt: (percent) => `${percent}%`,
  into: (session, added) => grouped`${added} into “${session}”`,
  show: (session) => `Show “${session}”`,
  place,
  between: "; ",
  remark: (kind, rows, places, more) => {
    const said =
      remarks[kind]?.(rows) ??
      grouped`${solves(rows)} left out, expected ${expected[kind as Expected]}`;
    return `${said}: ${places}${more > 0 ? grouped` and ${more} more` : ""}`;
  },
  unkept:
    "This browser could not store it. Nothing was changed. Free some space, then import again.",
  noReplays: "No solve here has its moves.",
  fault: (fault) => {
    const { expected: wanted, found } = fault;
    const where = [fault.form ?? "", place(fault)].filter((part) => part !== "");
    const at = where.length === 0 ? "" : ` (${where.join(", ")})`;
    const instead = found ? `, found “${found}”` : "";
    return `Cannot import this file${at}: expected ${expected[wanted]}${instead}. Nothing was changed.`;
  },
  failed: "Cannot import this file. Nothing was changed.",

  chartNeeds: "Charts appear from the second solve on.",
  axisAttempts: "Solve",
  axisSeconds: "Seconds",
  axisExtra: "Moves over the shortest",
  axisCount: "Solves",
  axisOptimum: "Shortest solution",
  trendTime: "Time",
  trendExtra: "Moves over the shortest",
  histogram: "Distribution of times",
  bests: "Personal bests",
  optima: "Shortest solutions of your scrambles",
  windows: { 1: "Single", 5: "ao5", 12: "ao12" },
  trendNow: (solves, first, last) => grouped`${solves} solves. ao12: first ${first}, now ${last}.`,
  trendHelp: "Each dot is a solve; the line is the average of 12 (ao12).",
  trendBand:
    "The band spans the best to the worst of a few solves; the line is the average of 12 (ao12).",
  histogramNow: (solves, from, to) =>
    grouped`${solves} solves, most of them from ${from} to ${to} s.`,
  beyond: (solves) => grouped`${solves} more beyond the right edge.`,
  bestsNow: (list) => `Personal bests now: ${list}`,
  optimaNow: (known, side, mean, theory) =>
    grouped`${known} scrambles of the ${side === 3 ? "8" : "15"}-puzzle: ${mean} moves on average. The mean of all positions is ${theory}.`,
  optimaHelp: (summary) =>
    `${summary} Bars are your scrambles; the line is what as many random positions would give.`,
  optimaNone: "Once shortest solutions are known, they are compared with theory here.",
};
