// Published instances of tests/data in the text form of the module.

import { readFileSync } from "node:fs";

/**
 * The boards of a file. A line has an id, the tiles row by row with 0 for the blank, and the optimum.
 * @param {string} name
 * @param {number} cells
 */
function instances(name, cells) {
  return readFileSync(new URL(`../tests/data/${name}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const fields = line.trim().split(/\s+/);
      const tiles = fields.slice(1, cells + 1).map((tile) => (tile === "0" ? "*" : tile));
      const optimum = Number(fields[cells + 1]);
      return { id: Number(fields[0]), board: tiles.join(" "), optimum, nodes: Number(fields[18]) };
    });
}

/** @param {number} cells */
function blankFirst(cells) {
  return ["*", ...Array.from({ length: cells - 1 }, (_, tile) => tile + 1)].join(" ");
}

/** Korf's 15-puzzles, fewest nodes in his table first. */
export const KORF15 = {
  width: 4,
  goal: blankFirst(16),
  boards: instances("korf15", 16).sort((one, other) => one.nodes - other.nodes),
};

/** The 15-puzzles with an optimum of 80 moves. */
export const HARDEST15 = { width: 4, goal: undefined, boards: instances("hardest15", 16) };

/** Korf and Felner's 24-puzzles. */
export const KORF24 = { width: 5, goal: blankFirst(25), boards: instances("korf24", 25) };
