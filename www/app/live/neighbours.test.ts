import type { Metric } from "taisou";
import { describe, expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import type { Fields } from "../../model/puzzle/puzzle";
import { puzzleOf } from "../../model/puzzle/puzzle-in-tests";
import { findNeighbours } from "./neighbours";

function moves(part: Partial<Fields>, metric: Metric) {
  const puzzle = puzzleOf(part);
  const from = { puzzle, metric, board: puzzle.board, parsed: puzzle.start };
  return findNeighbours(rules, from).map(({ board, moves: count, next }) => [
    board,
    count,
    `${next.cell} ${next.direction}`,
  ]);
}

describe("the neighbours of a board", () => {
  it("are one click away, counted in the metric", () => {
    const start = { start: "12*", width: "3" };
    expect(moves(start, "step")).toEqual([
      ["*12", 2, "0 right"],
      ["1*2", 1, "1 right"],
    ]);
    expect(moves(start, "line").map(([, count]) => count)).toEqual([1, 1]);
  });

  it("include the same piece continuing within one move", () => {
    const start = { start: "1**/***", goal: "***/**1", width: "3", blocks: "1" };
    const boards = (metric: Metric) => moves(start, metric).map(([board]) => board);
    expect(boards("step")).toEqual(["*1*/***", "***/1**"]);
    expect(boards("slide")).toEqual(["*1*/***", "**1/***", "***/1**"]);
    expect(boards("move")).toHaveLength(5);
    expect(moves(start, "move").every(([, count]) => count === 1)).toBe(true);
  });
});
