import { grouped } from "../../i18n/numbers";
import type { PresetTexts } from "./ja";

export const texts: PresetTexts = {
  question: "Start from",
  moreWays: "More ways",
  sections: {
    word: "A word",
    photo: "A photo",
    symbols: "Numbers, emoji",
    layout: "New layout",
    draw: "A drawing",
    compose: "Exactly N moves",
    text: "Write it as text",
  },
  samples: { word: "WORD", symbols: "1A🍎" },

  canBeSolved: "Can be solved",
  shortestIs: (length) => grouped`Can be solved, shortest ${length}`,
  shortestRange: (least, most) =>
    most === null
      ? grouped`Shortest ${least} or more`
      : grouped`Can be solved, shortest ${least} to ${most}`,
  shortestSought: "Looking for the shortest…",
  standsAtGoal: "Already solved. Scramble it to get a puzzle.",
  drawGoal: "Now draw the goal.",
  mixIt: "Scramble this board",
  mixAgain: "Scramble again",

  size: "Size",
  columns: "Columns",
  rows: "Rows",
  makeSize: (columns, rows) => `Make a ${columns}×${rows} board`,
  badSize: (most) => `Columns and rows must be whole numbers from 2 to ${most}.`,
  mix: "Scramble right away",
  symbols: "Tiles",
  alphabets: {
    numbers: "Numbers",
    katakana: "Katakana",
    hiragana: "Hiragana",
    letters: "Letters",
    emoji: "Emoji",
  },
  tooFew: (names) => `Not enough symbols for this size: ${names}.`,
  word: "A word or a sentence",
  wordExample: "For example: HELLO WORLD",
  wordHelp: "Becomes a puzzle as you type, with the word as its goal. Letters may repeat.",
  emojiBoards: "Emoji puzzles",
  greeting: "A line to go with it (optional)",
  greetingTooLong: (most) => `Only the first ${most} characters are sent.`,
  sendWord: "Send to a friend",
  send: "Send",
  difficulty: "Difficulty",
  wordBlanks: (blanks) => grouped`There will be ${blanks} blanks.`,
  wordTooLong: (more) =>
    more === 1
      ? "One character too many for this size."
      : grouped`${more} characters too many for this size.`,
  fitSize: "Fit the size to the word",

  goalHeading: "Order of the goal",
  orders: {
    rows: "In order",
    blankFirst: "Blank first",
    snake: "Snake",
    spiral: "Spiral",
    columns: "By columns",
  },
  goalHelp: "Sets the goal: your tiles in this order.",
  goalBlocks: "Boards with blocks cannot be arranged this way.",
  goalNone: "Correct the start first.",

  photoHeading: "A photo as tiles",
  photoBoard: "Board",
  present: "This board",
  numbers: (side) => `${side}×${side}`,
  choose: "Choose a photo",
  chooseHelp: "You can also drag one here, or paste it.",
  photoPrivate:
    "The photo stays on this device. Links and shared pictures show the symbols of the tiles instead.",
  photoStatus: {
    working: "Cutting the photo…",
    done: "The photo is on the tiles.",
    noPhoto: "This cannot be read as a photo. Choose an image such as JPEG, PNG or WebP.",
    tooLarge: "This image is too large. Make it smaller first.",
    tooSmall: "This image is too small. It needs at least 32 pixels each way.",
  },
  unfit: {
    none: "This board cannot be used until it can be read.",
    blocks: "This board has blocks, so it cannot be used.",
    identicalTiles: "This board has identical tiles, so a photo will not fit it.",
    goal: "The goal of this board leaves some tiles open, so it cannot be used.",
  },
};
