import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import { BOUND_NAMES, BOUNDS } from "./bound-values";
import { Demo } from "./demo";
import { PARITY_PUZZLES, parityOf } from "./parity";
import { conflictsOf, distancesOf } from "./tile-distances";
import { patternGoal, placementsOf } from "./tiles";

const GOAL = "123/456/78*";

describe("the numbers and lines drawn on tiles", () => {
  const boards = () => Array.from({ length: 30 }, (_, seed) => taisou.scramble(GOAL, 3, seed));
  const read = (board: string) => {
    const parsed = taisou.parse(board, 3, { goal: GOAL });
    const [goal = parsed] = parsed.goals;
    return [parsed, goal] as const;
  };
  const boundOf = (board: string, algorithm: taisou.Algorithm) =>
    taisou.solve(board, 3, algorithm, { goal: GOAL, maxNodes: 1 }).startBound;

  it("add up to the module's Manhattan distance", () => {
    for (const board of boards()) {
      const sum = distancesOf(...read(board)).reduce((total, part) => total + part, 0);
      expect(sum, board).toBe(boundOf(board, BOUNDS.manhattan));
    }
  });

  it("link tiles exactly where the module finds them in conflict", () => {
    for (const board of boards()) {
      const links = conflictsOf(...read(board));
      const added = boundOf(board, BOUNDS.conflict) - boundOf(board, BOUNDS.manhattan);
      expect(links.length > 0, board).toBe(added > 0);
      // Three tiles in reverse order are three pairs, of which two tiles make way.
      expect(added / 2, board).toBeLessThanOrEqual(links.length);
    }
    expect(conflictsOf(...read("321/458/7*6"))).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it("have an even parity exactly where the module finds the board solvable", () => {
    const swap: Record<string, string> = { 1: "2", 2: "1" };
    for (const board of boards()) {
      for (const one of [board, board.replace(/[12]/g, (symbol) => swap[symbol] ?? "")]) {
        const { solvable } = taisou.solvable(one, 3, { goal: GOAL });
        expect(parityOf(...read(one)).sum === 0, one).toBe(solvable);
      }
    }
  });

  it("never bound a board beyond its true distance", () => {
    for (const board of boards().slice(0, 10)) {
      const distance = taisou.solve(board, 3, "bidirectional", { goal: GOAL }).length ?? 0;
      for (const name of BOUND_NAMES) {
        expect(boundOf(board, BOUNDS[name]), `${name} ${board}`).toBeLessThanOrEqual(distance);
      }
      const pattern = taisou.solve(board, 3, "auto", { goal: patternGoal([1, 2, 3, 4]) });
      expect(pattern.length).toBeLessThanOrEqual(distance);
    }
  });
});

describe("a demo", () => {
  const eight = () => new Demo(rules, { start: GOAL, goal: GOAL, width: 3 });

  it.each(Object.entries(PARITY_PUZZLES))("of %s keeps its parity in each step", (name, puzzle) => {
    const demo = new Demo(rules, puzzle);
    for (let time = 0; time < 40; time += 1) {
      const { cells } = demo.value.state().parsed;
      const movable = cells.flatMap(({ ways }, cell) => (ways.length > 0 ? [cell] : []));
      demo.click(movable[time % movable.length] ?? 0);
    }
    const { parsed, trail } = demo.value.state();
    const [goal = parsed] = parsed.goals;
    const views = trail.map((board) =>
      parityOf(taisou.parse(board, puzzle.width, { goal: puzzle.goal }), goal),
    );
    expect(trail.at(-1)).toBe(parsed.board);
    views.slice(1).forEach((view, index) => {
      const before = views[index];
      expect(view.colour).not.toBe(before?.colour);
      // Matching identical tiles the other way round changes the sum.
      if (name !== "letters") expect(view.sum).toBe(before?.sum);
    });
  });

  it("counts steps and lines, restarts, and scrambles in a fixed order", () => {
    const demo = eight();
    demo.click(6);
    demo.click(0);
    const board = "*23/156/478";
    expect(demo.value.state()).toMatchObject({ steps: 4, lines: 2, parsed: { board } });
    expect(demo.value.state().trail).toHaveLength(5);
    demo.click(8);
    expect(demo.value.state().steps).toBe(4);
    demo.open();
    expect(demo.value.state()).toMatchObject({ steps: 0, lines: 0, parsed: { board: GOAL } });
    demo.scramble();
    const another = eight();
    another.scramble();
    expect(another.value.state().parsed.board).toBe(demo.value.state().parsed.board);
  });

  it("can be dragged", () => {
    const demo = eight();
    expect(demo.grab(5).drop([0, 1])).toBe(true);
    expect(demo.value.state()).toMatchObject({ steps: 1, parsed: { board: "123/45*/786" } });
    expect(demo.grab(1).drop([0, 0])).toBe(false);
  });
});

it("states correct numbers in the text", () => {
  const steps = taisou.survey(GOAL, 3);
  expect([steps.positions, steps.max]).toEqual([181_440, 31]);
  expect(taisou.survey(GOAL, 3, { metric: "line" }).max).toBe(24);
  expect(placementsOf(9, 9).count).toBe(362_880);
  expect(BigInt(placementsOf(16, 16).count) / 2n).toBe(10_461_394_944_000n);
  expect([5, 6].map((tiles) => placementsOf(tiles, 16).count)).toEqual([524_160, 5_765_760]);
  expect(placementsOf(4, 9)).toEqual({ factors: [9, 8, 7, 6], count: 3_024 });
});
