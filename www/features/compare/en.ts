import { positions } from "../../i18n/en";
import type { CompareTexts } from "./ja";

export const texts: CompareTexts = {
  intro: "Solves the current board with each method in turn and compares the cost.",
  methods: "Methods to compare",
  chooseNone: "Choose none",
  refusals: {
    "needs-tiles": "For boards without blocks, counted in single steps or whole lines",
    "needs-rectangle": "For boards without walls, at least two cells wide and high",
    "may-not-end": "Might never end on this board if it has no solution",
    "open-goals": "The goal stands for too many positions",
  },
  refusedFor: (names, why) => `${names}: ${why}`,
  seconds: "Time for each method",
  secondsOf: (seconds) =>
    seconds < 60 ? `${seconds} s` : seconds === 60 ? "1 minute" : `${seconds / 60} minutes`,
  runAgain: "Compare again",
  stop: "Stop comparing",
  stopping: "Stopping…",
  chooseSome: "Choose at least one method.",
  working: (name, at, of) => `Solving by ${name} (${at} of ${of})`,
  sofar: (nodes, depth) => `${positions(nodes)}, depth ${depth}`,
  done: (trials) => (trials === 1 ? "Tried one method." : `Compared ${trials} methods.`),
  fromStart: "From the start",
  fromHere: "From a position on the way",

  table: "Comparison of methods",
  method: "Method",
  length: "Moves",
  ending: "Result",
  endings: {
    shortest: "shortest",
    solved: "not proven",
    unsolvable: "no solution",
    time: "out of time",
    cancelled: "cancelled",
    memory: "out of memory",
    positions: "position limit",
    nothingLeft: "found none",
    refused: "not applicable",
    crashed: "crashed",
  },
  chose: (name, chosen) => `${name} (${chosen})`,
  replay: (name) => `Replay the solution by ${name}`,
  replayHead: "Replay",
  copyMarkdown: "Copy as Markdown",
  copyCsv: "Copy as CSV",
  secondsHead: "Time (s)",
  bytesHead: "Memory (bytes)",
  boardIs: "Board",

  chart: (measure) => `${measure} compared on a logarithmic scale; the numbers are in the table.`,
  chartOf: "Chart",
  logAxis: (measure) => `${measure}, logarithmic`,
  logScale:
    "The scale is logarithmic and does not begin at 0. Pale bars: not proven shortest. Positions seen are those generated; IDA* and iterative deepening store none, and count repeated ones again.",
  measures: { nodes: "Positions seen", time: "Time", memory: "Memory" },

  thresholds: "Positions seen by threshold",
  thresholdsHelp:
    "Iterative deepening raises its limit on the number of moves, the threshold, and restarts each time. These are the positions seen with each threshold.",
  threshold: "Threshold",
  unfinished: (nodes) => `${nodes} (cut off)`,
};
