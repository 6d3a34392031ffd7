import type { Metric } from "taisou";
import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { rules, sure } from "../../engine/rules-in-tests";
import { EMPTY_FIELDS, type Fields } from "../../model/puzzle/puzzle";
import { readFields } from "../../model/puzzle/read";
import { findNeighbours } from "./neighbours";

beforeAll(() => taisou.default());

function moves(part: Partial<Fields>, metric: Metric) {
  const { puzzle } = sure(readFields(rules, { ...EMPTY_FIELDS, ...part }));
  if (puzzle === null) throw new Error("cannot be read");
  const from = { puzzle, metric, board: puzzle.board, parsed: puzzle.start };
  return findNeighbours(rules, from).map(({ board, moves: count, next }) => [
    board,
    count,
    `${next.cell} ${next.direction}`,
  ]);
}

describe("the moves from a board", () => {
  it("are all lines that a click pushes, each as long as the metric says", () => {
    const start = { start: "12*", width: "3" };
    expect(moves(start, "step")).toEqual([
      ["*12", 2, "0 right"],
      ["1*2", 1, "1 right"],
    ]);
    expect(moves(start, "line").map(([, count]) => count)).toEqual([1, 1]);
  });

  it("go on with the same piece where that is still one move", () => {
    const start = { start: "1**/***", goal: "***/**1", width: "3", blocks: "1" };
    const boards = (metric: Metric) => moves(start, metric).map(([board]) => board);
    expect(boards("step")).toEqual(["*1*/***", "***/1**"]);
    expect(boards("slide")).toEqual(["*1*/***", "**1/***", "***/1**"]);
    expect(boards("move")).toHaveLength(5);
    expect(moves(start, "move").every(([, count]) => count === 1)).toBe(true);
  });
});
