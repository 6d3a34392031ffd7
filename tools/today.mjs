// Writes the puzzles of the days, puzzles/today/0.json to 9.json: the same files on every machine, in about five minutes.
// First `cargo build --release --features cli`.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fail, root, run } from "./run.mjs";

const WEEKS = 53;
const PARTS = 10;
const FOLDER = join(root, "puzzles/today");

/** One kind a day: five kinds and seven weekdays meet evenly. */
const KINDS = ["word", "rush", "numbers", "klotski", "part"];

/** Boards of each kind for each weekday. */
const NEEDED = Math.ceil((WEEKS * PARTS) / KINDS.length);

/**
 * The fewest moves, from Monday to Sunday, each in the metric of its kind.
 * @type {Readonly<Record<string, readonly (readonly [number, number])[]>>}
 */
const MOVES = {
  word: ranges(6, 9, 12, 15, 18, 21, 24, 31),
  numbers: ranges(8, 11, 14, 17, 20, 23, 28, 41),
  part: ranges(5, 7, 9, 12, 15, 18, 22, 31),
  rush: ranges(4, 7, 10, 13, 17, 22, 29, 41),
  klotski: ranges(4, 7, 11, 16, 23, 33, 46, 91),
};

/** @param {number[]} ends */
function ranges(...ends) {
  return ends
    .slice(1)
    .map((end, index) => /** @type {const} */ ([/** @type {number} */ (ends[index]), end - 1]));
}

/** Goals that leave cells open, with the numbers of the tiles that matter. */
const OPEN_GOALS = [
  "123/???/???",
  "1?2/???/3?4",
  "?1?/234/?5?",
  "123/4??/5??",
  "1???/2???/3???",
  "1234/????/????",
  "1??2/????/3??4",
  "????/?12?/?34?/????",
  "1???/?2??/??3?/???4",
  "1234/????/????/????",
  "12??/34??/????/????",
  "1??2/????/????/3??4",
  "1234/5???/6???/????",
  "1234/5678/????/????",
];

/** A tile that no goal names. */
const OTHER = "・";

/** Kind, moves, board, and perhaps goal and meaning. @typedef {readonly (string | number)[]} Row */

/** A reproducible generator of integers below a number. @param {number} seed */
function integers(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
const below = integers(30);

/** @param {readonly string[]} args @param {string} input */
function taisou(args, input = "") {
  const program = join(root, "target/release/taisou");
  const done = spawnSync(program, args, { input, encoding: "utf8", maxBuffer: 1e9 });
  if (done.error !== undefined) fail(`${program} does not run: ${done.error.message}.`);
  const lines = done.stdout.trim().split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line));
}

/** Slides tiles at random, never back. @param {string[]} cells @param {number} width @param {number} steps */
function walk(cells, width, steps) {
  let [blank, last] = [cells.indexOf("*"), -1];
  for (let step = 0; step < steps; step += 1) {
    const nexts = [blank - width, blank + width];
    if (blank % width > 0) nexts.push(blank - 1);
    if (blank % width < width - 1) nexts.push(blank + 1);
    const ways = nexts.filter((cell) => cells[cell] !== undefined && cell !== last);
    const to = /** @type {number} */ (ways[below(ways.length)]);
    cells[blank] = /** @type {string} */ (cells[to]);
    cells[to] = "*";
    [last, blank] = [blank, to];
  }
}

/** @param {string[]} cells @param {number} width */
function written(cells, width) {
  const joint = cells.some((cell) => cell.length > 1) ? " " : "";
  const starts = Array.from({ length: cells.length / width }, (_, row) => row * width);
  return starts.map((from) => cells.slice(from, from + width).join(joint)).join("/");
}

/** @type {readonly (readonly [string, string])[]} */
const WORDS = JSON.parse(readFileSync(join(FOLDER, "words.json"), "utf8"));
/** Columns for the number of letters. @type {Readonly<Record<number, number>>} */
const COLUMNS = { 5: 3, 7: 4, 8: 3, 9: 5, 11: 4 };

/** The goal of a board of this kind: all cells, the width, the goal as text, and what a word means. */
const GOALS = {
  word() {
    const [word, meaning] = pick(WORDS);
    const width = /** @type {number} */ (COLUMNS[word.length]);
    const cells = [...word, "*"];
    return { cells, width, goal: written(cells, width), meaning };
  },
  numbers(/** @type {number} */ weekday) {
    const [width, height] = pick(weekday < 5 ? [[3, 3]] : weekday < 6 ? [[4, 3]] : [[4, 4]]);
    const size = Number(width) * Number(height);
    const cells = Array.from({ length: size }, (_, at) => (at < size - 1 ? String(at + 1) : "*"));
    return { cells, width: Number(width), goal: "", meaning: "" };
  },
  part() {
    const goal = pick(OPEN_GOALS);
    const cells = [...goal.replaceAll("/", "").replaceAll("?", OTHER)];
    const open = [...cells.keys()].filter((cell) => cells[cell] === OTHER);
    cells[pick(open)] = "*";
    return { cells, width: goal.indexOf("/"), goal, meaning: "" };
  },
};

/** @template T @param {readonly T[]} list @returns {T} */
function pick(list) {
  return /** @type {T} */ (list[below(list.length)]);
}

/** Boards of tiles: walks from a goal, whose optima the command proves. @param {"word" | "numbers" | "part"} kind */
function boardsOfTiles(kind) {
  /** @type {Row[][]} */
  const found = Array.from({ length: 7 }, () => []);
  const seen = new Set();
  while (found.some((rows) => rows.length < NEEDED)) {
    const tried = Array.from({ length: 1000 }, (_, index) => {
      const open = found.flatMap((rows, day) => (rows.length < NEEDED ? [day] : []));
      const weekday = /** @type {number} */ (open[index % open.length]);
      const [least = 0, most = 0] = MOVES[kind]?.[weekday] ?? [];
      const { cells, width, goal, meaning } = GOALS[kind](weekday);
      const line = [...cells];
      walk(line, width, least + below(5 * most));
      return { board: written(line, width), goal, meaning, weekday };
    });
    const lines = tried.map(({ board, goal }) => JSON.stringify({ board, ...(goal && { goal }) }));
    taisou(["solve", "--batch"], lines.join("\n")).forEach(({ length, optimal }, index) => {
      const { board, goal, meaning, weekday } = /** @type {(typeof tried)[number]} */ (
        tried[index]
      );
      const [least = 0, most = 0] = MOVES[kind]?.[weekday] ?? [];
      const rows = /** @type {Row[]} */ (found[weekday]);
      if (!optimal || length < least || length > most || rows.length === NEEDED) return;
      if (seen.size === seen.add(`${board} ${goal}`).size) return;
      const more = [goal, meaning].filter((text) => text !== "");
      rows.push([kind, length, board, ...more]);
    });
  }
  return found;
}

/** @param {"rush" | "klotski"} kind */
function layouts(kind) {
  const seen = new Set();
  return (MOVES[kind] ?? []).map(([least, most]) => {
    /** @type {Row[]} */
    const rows = [];
    for (let seed = 1; rows.length < NEEDED; seed += 1) {
      const wish = [`--moves=${least}..${most}`, "-n60", `--seed=${seed}`, "--json"];
      const made = taisou([
        "generate",
        kind,
        ...wish,
        ...(kind === "rush" ? ["--pieces=5.."] : []),
      ]);
      for (const { board, moves } of made) {
        if (rows.length < NEEDED && seen.size !== seen.add(board).size)
          rows.push([kind, moves, board]);
      }
    }
    return rows;
  });
}

const boards = Object.fromEntries(
  KINDS.map((kind) => {
    const isBlocks = kind === "rush" || kind === "klotski";
    return [kind, isBlocks ? layouts(kind) : boardsOfTiles(/** @type {"word"} */ (kind))];
  }),
);
for (let part = 0; part < PARTS; part += 1) {
  const days = Array.from({ length: WEEKS * 7 }, (_, row) => part * WEEKS * 7 + row);
  const rows = days.map((day) => boards[KINDS[day % KINDS.length] ?? ""]?.[day % 7]?.shift());
  const lines = rows.map((row) => JSON.stringify(row));
  writeFileSync(join(FOLDER, `${part}.json`), `[${lines.join()}]`);
}
run("npx", ["biome", "format", "--write", FOLDER], "The files could not be formatted.");
