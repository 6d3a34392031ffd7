import * as taisou from "taisou";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BackgroundWorker } from "../engine/background-worker";
import type { Outcome, Progress, Task, TaskId } from "../engine/protocol";
import { rules, sure } from "../engine/rules-in-tests";
import { createSolving } from "../engine/worker/solve-work";
import { createSurveying } from "../engine/worker/survey-work";
import { FIFTEEN_COUNTS } from "../model/level/fifteen";
import { EMPTY_FIELDS, type Fields, type Puzzle } from "../model/puzzle/puzzle";
import { readFields } from "../model/puzzle/read";
import type { ExactDistance } from "../model/puzzle/scramble";
import { FARTHEST, FARTHEST_BOARDS, farFifteen } from "../model/scramble/far-fifteens";
import type { Offers } from "../model/scramble/offers";
import { createScrambler } from "./scrambler";

beforeAll(() => taisou.default());

/** Does its tasks at once. */
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

/** Draws that are the same every time. */
function drawing() {
  let last = 1;
  return (bound: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % bound;
  };
}

const scrambler = (space = worker, known = new Map<string, Offers>()) =>
  createScrambler(rules, space, worker, drawing(), known);
const puzzle = (fields: Partial<Fields>): Puzzle =>
  sure(readFields(rules, { ...EMPTY_FIELDS, ...fields })?.puzzle);

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

async function drawn(of: Puzzle, wish: ExactDistance) {
  const board = sure(await scrambler().draw(of, wish));
  const { width, options } = of;
  const { length, optimal } = taisou.solve(board, width, "auto", {
    ...options,
    metric: wish.metric,
    boards: false,
  });
  expect(optimal).toBe(true);
  return length;
}

describe("what can be asked for", () => {
  it("is everything where all positions can be counted", async () => {
    const offers = sure(await scrambler().offers(puzzle(EIGHT), "step"));
    expect(offers.easy.map(({ moves }) => moves)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(offers.medium.at(0)?.moves).toBe(15);
    expect(offers.hardest).toEqual({ metric: "step", moves: 31 });
    expect(offers.most).toEqual({ metric: "step", moves: 31 });
    // Counted in lines, a board is as hard as ever.
    const lines = sure(await scrambler().offers(puzzle(EIGHT), "line"));
    expect([lines.hardest?.moves, lines.most]).toEqual([31, { metric: "line", moves: 24 }]);
  });

  it("is counted once a space, whoever asks", async () => {
    const ask = vi.fn(worker.ask);
    const known = new Map<string, Offers>();
    const asked = async (fields: Partial<Fields>) => {
      const offers = await scrambler({ ...worker, ask }, known).offers(puzzle(fields), "step");
      return [offers?.most.moves, ask.mock.calls.length];
    };
    expect(await asked(EIGHT)).toEqual([31, 1]);
    expect(await asked({ ...EIGHT, start: "1234567*8" })).toEqual([31, 1]);
    expect(await asked({ start: "123*", goal: "231*", width: "2" })).toEqual([6, 2]);
  });

  it("is everything for the 15-puzzle, which nobody counts here", async () => {
    const offers = sure(await scrambler().offers(puzzle(FIFTEEN), "step"));
    expect(offers.hardest?.moves).toBe(FARTHEST);
    expect(FIFTEEN_COUNTS.length).toBe(FARTHEST + 1);
    expect(offers.most.moves).toBe(FARTHEST);
  });

  it("is what was counted where there are too many positions", async () => {
    const five = puzzle({ start: "ABCDEFGHIJKLMNOPQRSTUVWX*", width: "5" });
    const offers = sure(await scrambler().offers(five, "step"));
    expect(offers.hardest).toBeNull();
    expect(offers.most.moves).toBeGreaterThan(12);
    expect(offers.easy.length).toBeGreaterThan(5);
    expect(await drawn(five, offers.most)).toBe(offers.most.moves);
  });

  it("is nothing hard where nothing is, and nothing where nothing moves", async () => {
    const two = sure(await scrambler().offers(puzzle({ start: "123*", width: "2" }), "step"));
    expect(two).toEqual({
      ...{ easy: [], medium: [], hardest: null },
      most: { metric: "step", moves: 6 },
    });
    expect(await scrambler().offers(puzzle({ start: "*", width: "1" }), "step")).toBeNull();
  });
});

describe("a board to order", () => {
  it.each<[string, Partial<Fields>, ExactDistance]>([
    ["the 8-puzzle", EIGHT, { metric: "step", moves: 31 }],
    ["the 8-puzzle in lines", EIGHT, { metric: "line", moves: 11 }],
    ["Klotski", KLOTSKI, { metric: "move", moves: 57 }],
    ["the 15-puzzle, near", FIFTEEN, { metric: "step", moves: 11 }],
    ["the 15-puzzle, on the way", FIFTEEN, { metric: "step", moves: 38 }],
  ])("is exactly so far: %s", async (_, fields, wish) => {
    expect(await drawn(puzzle(fields), wish)).toBe(wish.moves);
  });
});

describe("the farthest boards of the 15-puzzle", () => {
  it("are solved by what is written beside them", () => {
    const boards = new Set<string>();
    for (const [board, moves] of FARTHEST_BOARDS) {
      const read = sure(rules.readMoves(board, 4, moves, {}).ok);
      expect(read.moves).toHaveLength(FARTHEST);
      expect(rules.parse(read.board, 4, {})?.solved).toBe(true);
      boards.add(board);
    }
    expect(boards.size).toBe(FARTHEST_BOARDS.length);
    const goal = sure(puzzle({ start: "ABCDEFGHIJKLMNO*", width: "4" }).start.goals[0]);
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
  ])("are turned and named as the goal is: %s", (text) => {
    const of = puzzle({ start: text, goal: text });
    const goal = sure(of.start.goals[0]);
    const corner = goal.cells.findIndex(({ kind }) => kind === "blank");
    for (const mirrored of [0, 1]) {
      const board = sure(
        farFifteen(rules, goal, corner, 24, (bound) => (bound === 2 ? mirrored : 0)),
      );
      const { length } = taisou.solve(board, 4, "auto", { ...of.options, boards: false });
      expect(length).toBe(24);
    }
    const far = sure(farFifteen(rules, goal, corner, FARTHEST, () => 0));
    const blank = sure(rules.parse(far, 4, of.options)).cells.findIndex(
      ({ kind }) => kind === "blank",
    );
    expect(blank).toBe(15 - corner);
  });
});
