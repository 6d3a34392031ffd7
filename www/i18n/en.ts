import type { Metric } from "taisou";
import { enBoard } from "./board-en";
import { counted, moves, positions as positionCount } from "./english";
import type { Texts } from "./ja";
import { enMaking } from "./making-en";
import { clock, grouped } from "./numbers";
import { enTheme } from "./theme-en";

export { counted, moves, positionCount as positions };

const metricName: Record<Metric, string> = {
  step: "single steps",
  line: "whole lines",
  slide: "straight slides",
  move: "moves of one piece along any path",
};

export const texts: Texts = {
  ...enBoard,
  name: "アタマノタイソウ",
  tagline: "Sliding puzzles to play, solve and understand",
  skip: "Skip to the board",
  language: "Language",
  languageFailed: "That language could not be loaded. Check the connection and choose it again.",
  close: "Close",
  metricName,

  loading: "Getting ready…",
  loadingPart: "Loading…",
  noWebAssembly:
    "This browser does not run WebAssembly, which the puzzle program needs. Check its settings, or open the page in another browser.",
  reload: "Reload",
  noBoard: "There is no board yet. Type a start, or choose one of the puzzles.",
  mend: "Correct the text",

  nothingUndone: "There is no move to take back",
  menu: "Menu",
  liveHelp: "After each move, shows the fewest moves left and the best next moves",
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
  copyLink: "Copy link",
  share: "Share",
  copied: "Copied",
  scrambleWays: "Ways to scramble",
  scrambled: "Scrambled",
  pressAgain: (name) => `Press again to ${name.toLowerCase()}`,
  undoScramble: "Undo the scramble",
  copyFailed: "Copying did not work. Select the text below and copy it.",
  tellApart: "Number identical tiles",
  tellApartHelp: "Puts numbers and colours on tiles with the same symbol",

  counts: "Count in every metric",
  countsHere: "So far",
  countsBest: "Shortest from the start",
  measure: "Find it",
  stopMeasuring: "Stop looking",

  metric: "Metric",
  metrics: {
    step: "Single steps",
    line: "Whole lines",
    slide: "Straight slides",
    move: "One piece per move",
  },
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
  tabs: {
    answer: "Answer",
    left: "Moves left",
    all: "All positions",
    compare: "Compare",
    check: "Check moves",
    many: "Many boards",
  },

  aside: (turn) => grouped`You left the solution at move ${turn}. Drag the slider to return to it.`,
  beside: "This board is not on the solution. Drag the slider to go there.",
  begun: (turn) => grouped`In the middle of move ${turn}`,
  stage: (stage) => {
    if (stage.name === "rest") return "The rest";
    return `${stage.name === "row" ? "Row" : "Column"} ${stage.number}`;
  },

  title: "Title",

  making: enMaking,

  collection: "Puzzles",
  collectionFailed: "The puzzles could not be loaded. Check the connection and reload the page.",
  difficulty: "Difficulty",
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
  difficultyHelp:
    "Difficulty = shortest solution × number of digits in the count of positions closer to the goal. “Hardest” means that no board is farther away.",
  shortestIs: (count, metric) =>
    metric === null
      ? grouped`shortest: ${count}`
      : grouped`shortest: ${count} (${metricName[metric]})`,
  nextPuzzles: "Next puzzles",

  newVersion: "A new version is ready. Your board and your moves stay.",
  takeVersion: "Use the new version",

  howItWorks: "How it works",
  help: "Help",
  helpHeading: "Help and settings",
  ...enTheme,
};
