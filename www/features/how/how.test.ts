import * as taisou from "taisou";
import { beforeAll, describe, expect, it } from "vitest";
import { rules } from "../../engine/rules-in-tests";
import { BOUND_NAMES, BOUNDS } from "./bound-values";
import { createDemo, type Demo } from "./demo-board";
import { parityOf } from "./parity";
import { PARITY_PUZZLES } from "./parity-puzzles";
import { conflictsOf, distancesOf } from "./tile-distances";
import { patternGoal, placementsOf } from "./tiles";

beforeAll(() => taisou.default());

const GOAL = "123/456/78*";
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** The drawing of a board, which must agree with the module. */
describe("what is drawn", () => {
  const read = (board: string) => {
    const parsed = taisou.parse(board, 3, { goal: GOAL });
    const [goal = parsed] = parsed.goals;
    return { parsed, goal };
  };
  const boundOf = (board: string, algorithm: taisou.Algorithm) =>
    taisou.solve(board, 3, algorithm, { goal: GOAL, maxNodes: 1 }).startBound;

  it("adds up to the module's Manhattan distance", () => {
    for (const seed of SEEDS) {
      const board = taisou.scramble(GOAL, 3, seed);
      const { parsed, goal } = read(board);
      const sum = distancesOf(parsed, goal).reduce((total, part) => total + part, 0);
      expect(sum, board).toBe(boundOf(board, BOUNDS.manhattan));
    }
  });

  it("links tiles exactly where the module finds them in conflict", () => {
    for (const seed of SEEDS) {
      const board = taisou.scramble(GOAL, 3, seed);
      const { parsed, goal } = read(board);
      const links = conflictsOf(parsed, goal);
      const added = boundOf(board, BOUNDS.conflict) - boundOf(board, BOUNDS.manhattan);
      expect(links.length > 0, board).toBe(added > 0);
      // Three in a row the other way round are three pairs, of which two tiles make way.
      expect(added / 2, board).toBeLessThanOrEqual(links.length);
    }
    const { parsed, goal } = read("321/458/7*6");
    expect(conflictsOf(parsed, goal)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it("has parities that say what the module says of solvability", () => {
    for (const seed of SEEDS) {
      const board = taisou.scramble(GOAL, 3, seed);
      for (const [one, other] of [
        ["1", "1"],
        ["1", "2"],
      ] as const) {
        const swapped = [...board].map((symbol) =>
          symbol === one ? other : symbol === other ? one : symbol,
        );
        const { parsed, goal } = read(swapped.join(""));
        const { solvable } = taisou.solvable(parsed.board, 3, { goal: GOAL });
        expect(parityOf(parsed, goal).sum === 0, parsed.board).toBe(solvable);
      }
    }
  });

  it("never has a bound beyond the true distance", () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const board = taisou.scramble(GOAL, 3, seed);
      const { length } = taisou.solve(board, 3, "bidirectional", { goal: GOAL });
      for (const name of BOUND_NAMES) {
        expect(boundOf(board, BOUNDS[name]), `${name} ${board}`).toBeLessThanOrEqual(length ?? 0);
      }
      const pattern = taisou.solve(board, 3, "auto", { goal: patternGoal([1, 2, 3, 4]) });
      expect(pattern.length).toBeLessThanOrEqual(length ?? 0);
    }
  });
});

describe("a demo", () => {
  /** Clicks a cell that can move, another one each time. */
  const stir = (demo: Demo, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { cells } = demo.value.state().parsed;
      const movable = cells.flatMap(({ ways }, cell) => (ways.length > 0 ? [cell] : []));
      demo.click(movable[time % movable.length] ?? 0);
    }
  };

  it.each(Object.entries(PARITY_PUZZLES))(
    "of %s keeps its parity, step by step",
    (name, puzzle) => {
      const demo = createDemo(rules, puzzle);
      stir(demo, 40);
      const { parsed, trail } = demo.value.state();
      const [goal = parsed] = parsed.goals;
      const views = trail.map((board) =>
        parityOf(taisou.parse(board, puzzle.width, { goal: puzzle.goal }), goal),
      );
      expect(trail.at(-1)).toBe(parsed.board);
      views.slice(1).forEach((view, index) => {
        const before = views[index];
        expect(view.colour).not.toBe(before?.colour);
        // Which of two look-alikes is meant can change, and the sum with it.
        if (name !== "letters") expect(view.sum).toBe(before?.sum);
      });
    },
  );

  it("counts steps and lines, and begins anew", () => {
    const demo = createDemo(rules, { start: GOAL, goal: GOAL, width: 3 });
    demo.click(6);
    demo.click(0);
    expect(demo.value.state()).toMatchObject({
      steps: 4,
      lines: 2,
      parsed: { board: "*23/156/478" },
    });
    expect(demo.value.state().trail).toHaveLength(5);
    demo.click(8);
    expect(demo.value.state().steps).toBe(4);
    demo.open();
    expect(demo.value.state()).toMatchObject({ steps: 0, lines: 0, parsed: { board: GOAL } });
    demo.scramble();
    const { board } = demo.value.state().parsed;
    const another = createDemo(rules, { start: GOAL, goal: GOAL, width: 3 });
    another.scramble();
    expect(another.value.state().parsed.board).toBe(board);
  });

  it("is dragged", () => {
    const demo = createDemo(rules, { start: GOAL, goal: GOAL, width: 3 });
    const hold = demo.grab(5);
    expect(hold.drop([0, 1])).toBe(true);
    expect(demo.value.state()).toMatchObject({ steps: 1, parsed: { board: "123/45*/786" } });
    expect(demo.grab(1).drop([0, 0])).toBe(false);
  });
});

describe("the numbers that the text states", () => {
  it("are those of the module", () => {
    const steps = taisou.survey(GOAL, 3);
    expect([steps.positions, steps.max]).toEqual([181_440, 31]);
    expect(taisou.survey(GOAL, 3, { metric: "line" }).max).toBe(24);
  });

  it("are those of arithmetic", () => {
    expect(placementsOf(9, 9).count).toBe(362_880);
    expect(BigInt(placementsOf(16, 16).count) / 2n).toBe(10_461_394_944_000n);
    expect([5, 6].map((tiles) => placementsOf(tiles, 16).count)).toEqual([524_160, 5_765_760]);
    expect(placementsOf(4, 9)).toEqual({ factors: [9, 8, 7, 6], count: 3_024 });
  });
});
