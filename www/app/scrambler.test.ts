import { describe, expect, it, vi } from "vitest";
import type { BackgroundWorker } from "../engine/background-worker";
import type { Outcome, Progress, Task, TaskId } from "../engine/protocol";
import { rules, sure } from "../engine/rules-in-tests";
import { createSolving } from "../engine/worker/solve-work";
import { createSurveying } from "../engine/worker/survey-work";
import { FIFTEEN_COUNTS } from "../model/level/fifteen";
import type { Fields, Puzzle } from "../model/puzzle/puzzle";
import { puzzleOf, solve } from "../model/puzzle/puzzle-in-tests";
import type { ExactDistance } from "../model/puzzle/scramble";
import { FARTHEST, FARTHEST_BOARDS, farFifteen } from "../model/scramble/far-fifteens";
import type { Offers } from "../model/scramble/offers";
import { Scrambler } from "./scrambler";

/** Runs tasks synchronously. */
const worker: BackgroundWorker = {
  async ask(task: Task) {
    const work = task.kind === "solve" ? createSolving(task) : createSurveying(task);
    while (work.advance(20_000) === "paused");
    const outcome: Outcome = work.outcome();
    work.free();
    return { type: "finished", id: 1 as TaskId, outcome, progress: {} as Progress };
  },
  cancel() {},
  close() {},
};

/** Reproducible random numbers. */
function drawing() {
  let last = 1;
  return (bound: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % bound;
  };
}

const scrambler = (space = worker, known = new Map<string, Offers>()) =>
  new Scrambler(rules, space, worker, drawing(), known);

const EIGHT = { start: "12345678*", width: "3" };
const FIFTEEN = {
  start: "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15",
  goal: "* 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15",
};
const KLOTSKI = {
  start: "BAAC/BAAC/DFFE/DGHE/I**J",
  goal: "????/????/????/?AA?/?AA?",
  blocks: "all",
};

async function drawn(of: Puzzle, distance: ExactDistance) {
  const board = sure(await scrambler().draw(of, distance));
  const { length, optimal } = solve(of, distance.metric, board);
  expect(optimal).toBe(true);
  return length;
}

describe("the offers", () => {
  it("are all distances if all positions can be counted", async () => {
    const offers = sure(await scrambler().offers(puzzleOf(EIGHT), "step"));
    expect(offers.easy.map(({ moves }) => moves)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(offers.medium.at(0)?.moves).toBe(15);
    expect(offers.hardest).toEqual({ metric: "step", moves: 31 });
    expect(offers.most).toEqual({ metric: "step", moves: 31 });
    // Difficulty depends on the usual metric only.
    const lines = sure(await scrambler().offers(puzzleOf(EIGHT), "line"));
    expect([lines.hardest?.moves, lines.most]).toEqual([31, { metric: "line", moves: 24 }]);
  });

  it("are counted once for each state space", async () => {
    const ask = vi.fn(worker.ask);
    const known = new Map<string, Offers>();
    const asked = async (fields: Partial<Fields>) => {
      const offers = await scrambler({ ...worker, ask }, known).offers(puzzleOf(fields), "step");
      return [offers?.most.moves, ask.mock.calls.length];
    };
    expect(await asked(EIGHT)).toEqual([31, 1]);
    expect(await asked({ ...EIGHT, start: "1234567*8" })).toEqual([31, 1]);
    expect(await asked({ start: "123*", goal: "231*", width: "2" })).toEqual([6, 2]);
  });

  it("are all distances of the 15-puzzle, from known counts", async () => {
    const offers = sure(await scrambler().offers(puzzleOf(FIFTEEN), "step"));
    expect(offers.hardest?.moves).toBe(FARTHEST);
    expect(FIFTEEN_COUNTS.length).toBe(FARTHEST + 1);
    expect(offers.most.moves).toBe(FARTHEST);
  });

  it("are the counted distances if there are too many positions", async () => {
    const five = puzzleOf({ start: "ABCDEFGHIJKLMNOPQRSTUVWX*", width: "5" });
    const offers = sure(await scrambler().offers(five, "step"));
    expect(offers.hardest).toBeNull();
    expect(offers.most.moves).toBeGreaterThan(12);
    expect(offers.easy.length).toBeGreaterThan(5);
    expect(await drawn(five, offers.most)).toBe(offers.most.moves);
  });

  it("are easy only in a small space, and `null` where nothing moves", async () => {
    const two = sure(await scrambler().offers(puzzleOf({ start: "123*", width: "2" }), "step"));
    expect(two).toEqual({
      ...{ easy: [], medium: [], hardest: null },
      most: { metric: "step", moves: 6 },
    });
    expect(await scrambler().offers(puzzleOf({ start: "*", width: "1" }), "step")).toBeNull();
  });
});

describe("a drawn board", () => {
  it.each<[string, Partial<Fields>, ExactDistance]>([
    ["the 8-puzzle", EIGHT, { metric: "step", moves: 31 }],
    ["the 8-puzzle in lines", EIGHT, { metric: "line", moves: 11 }],
    ["Klotski", KLOTSKI, { metric: "move", moves: 57 }],
    ["the 15-puzzle, enumerated", FIFTEEN, { metric: "step", moves: 11 }],
    ["the 15-puzzle, along a solution", FIFTEEN, { metric: "step", moves: 38 }],
  ])("has the exact distance: %s", async (_, fields, distance) => {
    expect(await drawn(puzzleOf(fields), distance)).toBe(distance.moves);
  });
});

describe("the farthest boards of the 15-puzzle", () => {
  it("are solved by the moves beside them", () => {
    const boards = new Set<string>();
    for (const { board, solution } of FARTHEST_BOARDS) {
      const read = sure(rules.readMoves(board, 4, solution, {}).ok);
      expect(read.moves).toHaveLength(FARTHEST);
      expect(rules.parse(read.board, 4, {})?.solved).toBe(true);
      boards.add(board);
    }
    expect(boards.size).toBe(FARTHEST_BOARDS.length);
    const goal = sure(puzzleOf({ start: "ABCDEFGHIJKLMNO*", width: "4" }).start.goals[0]);
    const all = FARTHEST_BOARDS.flatMap((_, index) =>
      [0, 1].map((mirrored) =>
        farFifteen(rules, goal, 15, FARTHEST, (bound) => (bound === 2 ? mirrored : index)),
      ),
    );
    expect(new Set(all).size).toBe(17);
  });

  it.each([
    "*ABC/DEFG/HIJK/LMNO",
    "ABC*/DEFG/HIJK/LMNO",
    "ABCD/EFGH/IJKL/*MNO",
    "ABCD/EFGH/IJKL/MNO*",
  ])("follow the corner and symbols of the goal: %s", (text) => {
    const of = puzzleOf({ start: text, goal: text });
    const goal = sure(of.start.goals[0]);
    const corner = goal.cells.findIndex(({ kind }) => kind === "blank");
    for (const mirrored of [0, 1]) {
      const board = sure(
        farFifteen(rules, goal, corner, 24, (bound) => (bound === 2 ? mirrored : 0)),
      );
      expect(solve(of, "step", board).length).toBe(24);
    }
    const far = sure(farFifteen(rules, goal, corner, FARTHEST, () => 0));
    const blank = sure(rules.parse(far, 4, of.options)).cells.findIndex(
      ({ kind }) => kind === "blank",
    );
    expect(blank).toBe(15 - corner);
  });
});
