import type { PrintTexts } from "./ja";

export const texts: PrintTexts = {
  source: "Puzzles to print",
  layouts: "Puzzles you made",
  ladder: (name) => `Levels: ${name}`,
  each: "On a sheet",
  puzzles: (each) => `${each} puzzles`,
  sheet: "Numbers",
  range: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  answers: "Answers",
  places: { below: "Upside down below", behind: "On a second page", none: "None" },
  print: "Print",
  solving: (found, all) => `Finding the answers… ${found} of ${all}`,
  noAnswer: "not found in time",
  answersTo: (title) => `${title}: answers`,
};
