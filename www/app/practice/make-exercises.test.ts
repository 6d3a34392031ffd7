import type { Direction } from "taisou";
import { solve } from "taisou";
import { expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { isBest } from "../../model/practice/exercise";
import { EMPTY_FIELDS } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import { type Mistake, makeExercises } from "./make-exercises";

const DIRECTIONS: readonly Direction[] = ["up", "right", "down", "left"];

/** The boards that one tile's step reaches, without the module: cells as one text, by the tile's cell and direction. */
function stepsFrom(cells: string, width: number) {
  const blank = cells.indexOf("*");
  return DIRECTIONS.flatMap((direction) => {
    const cell = blank - { up: -width, down: width, left: -1, right: 1 }[direction];
    const isBeside =
      cell % width === blank % width || Math.floor(cell / width) === Math.floor(blank / width);
    const tile = cells[cell];
    if (tile === undefined || !isBeside) return [];
    const after = [...cells];
    after[blank] = tile;
    after[cell] = "*";
    return [{ cell, direction, cells: after.join("") }];
  });
}

/** The distance of every board from the goal, breadth first. */
function distancesFrom(goal: string, width: number): Map<string, number> {
  const found = new Map([[goal, 0]]);
  for (const [cells, distance] of found) {
    for (const { cells: after } of stepsFrom(cells, width)) {
      if (!found.has(after)) found.set(after, distance + 1);
    }
  }
  return found;
}

const rowsOf = (cells: string, width: number) =>
  sure(cells.match(new RegExp(`.{${width}}`, "g"))).join("/");

it.each([
  ["12345678*", 3, 60],
  ["1234567*", 4, 70],
  ["11223*", 3, 70],
])(
  "on random games on %s in rows of %i every best move is accepted, and no other",
  async (goal, width, games) => {
    const distances = distancesFrom(goal, width);
    const boards = [...distances.keys()];
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    for (let game = 0; game < games; game += 1) {
      let cells = sure(boards[random(boards.length)]);
      const fields = { ...EMPTY_FIELDS, start: rowsOf(cells, width), goal: rowsOf(goal, width) };
      const puzzle = sure(readFields(rules, fields)?.puzzle);
      const mistakes: Mistake[] = [];
      for (let move = 0; move < 25; move += 1) {
        const steps = stepsFrom(cells, width);
        const { cells: after } = sure(steps[random(steps.length)]);
        const distance = sure(distances.get(cells));
        const lost = 1 + sure(distances.get(after)) - distance;
        if (lost > 0) mistakes.push({ board: rowsOf(cells, width), distance, lost });
        cells = after;
      }
      const made = await makeExercises(rules, puzzle, fields, mistakes, async (board) => {
        return solve(board, width, "auto", { ...puzzle.options, boards: false }).length;
      });
      expect(made.length).toBe(Math.min(mistakes.length, 3));
      for (const exercise of made) {
        const [, rows = ""] = /board=([^&]*)/.exec(exercise.fragment) ?? [];
        const at = rows.replaceAll("/", "");
        expect(exercise.moves).toBe(distances.get(at));
        for (const step of stepsFrom(at, width)) {
          const isShorter = distances.get(step.cells) === exercise.moves - 1;
          expect(isBest(exercise, step), `${rows} ${step.cell} ${step.direction}`).toBe(isShorter);
        }
      }
    }
  },
);
