import type { Metric } from "taisou";
import { enBoard } from "./board-en";
import { counted, moves, positions as positionCount, readable } from "./english";
import type { Texts } from "./ja";
import { clock, grouped } from "./numbers";

export { counted, moves, positionCount as positions };

const metricName: Record<Metric, string> = {
  step: "single steps",
  line: "whole lines",
  slide: "straight slides",
  move: "moves of one piece along any path",
};

export const texts: Texts = {
  ...enBoard,
  taskMove: (...symbols) => enBoard.taskMove(...readable(symbols)),
  taskSwap: (...symbols) => enBoard.taskSwap(...readable(symbols)),
  name: "アタマノタイソウ",
  tagline: "Sliding puzzles to play, solve and understand",
  skip: "Skip to the board",
  language: "Language",
  languageFailed: "That language could not be loaded. Check the connection and choose it again.",
  close: "Close",
  metricName,

  loadingPart: "Loading…",
  noWebAssembly:
    "This browser does not run WebAssembly, which the puzzle program needs. Check its settings, or open the page in another browser.",
  reload: "Reload",
  noBoard: "There is no board yet. Type a start, or choose one of the puzzles.",
  mend: "Correct the text",

  greeting: (words) => (words === "" ? "From a friend" : `From a friend: “${words}”`),
  nothingUndone: "There is no move to take back",
  menu: "Menu",
  goal: "Goal",
  enlargeGoal: "Enlarge the goal picture",
  showTally: "Show time and moves",
  tallyHidden: "Time and moves (hidden)",
  timer: "Time",
  details: "Details",
  ownRecord: (count, millis) =>
    `Your best: ${[count === null ? [] : moves(count), millis === null ? [] : clock(millis)].flat().join(", ")}`,
  goOn: "Go on",
  redo: "Redo",
  scramble: "Scramble",
  share: "Share",
  copied: "Copied",
  scrambleWays: "Ways to scramble",
  scrambled: "Scrambled",
  pressAgain: (name) => `Press again to ${name.toLowerCase()}`,
  undoScramble: "Undo the scramble",
  copyFailed: "Copying did not work. Select the text below and copy it.",
  tellApart: "Number identical tiles",

  counts: "Count in every metric",
  measure: "Find it",
  stopMeasuring: "Stop looking",

  metric: "Metric",
  metrics: {
    step: "Single steps",
    line: "Whole lines",
    slide: "Straight slides",
    move: "One piece per move",
  },
  certificate: "Check it yourself",
  certificateShort: "Check",
  noWorkers: "This browser has no workers, so nothing can be searched. You can still play.",
  replaced: "The last search did not answer. It was replaced, and this one starts over.",
  cannotSolve: {
    noBoard: "Correct the start to solve it.",
    start: "Something is still to be corrected before this can be solved.",
    goal: "Correct the goal to solve this board.",
    noGoal: "Set a goal to solve this board.",
  },

  viewsHeading: "Views",
  views: { play: "Play", explore: "Explore", make: "Make" },

  stage: (stage) => {
    if (stage.name === "rest") return "The rest";
    return `${stage.name === "row" ? "Row" : "Column"} ${stage.number}`;
  },

  title: "Title",

  making: {
    undoPaste: "Undo pasting",
    overlay: "Show the symbols",
    removePicture: "Remove the photo",
  },

  reading: (name) => name,
  collection: "Puzzles",
  collectionFailed: "The puzzles could not be loaded. Check the connection and reload the page.",
  difficulties: {
    goal: "Goal",
    easiest: "Very easy",
    easy: "Easy",
    medium: "Medium",
    hard: "Hard",
    severe: "Very hard",
    hardest: "Hardest",
    impossible: "Impossible",
  },
  shortestIs: (count, metric) =>
    metric === null
      ? grouped`Shortest ${count}`
      : grouped`Shortest ${count} (${metricName[metric]})`,
  print: "Print",
  nextPuzzles: "Next puzzles",

  newVersion: "A new version is ready. Your board and your moves stay.",
  takeVersion: "Use the new version",

  record: "Record",
  howItWorks: "How it works",
  help: "Help",
  helpHeading: "Help and settings",
  simple: {},
};
