import fc from "fast-check";
import type { Algorithm, BoardOptions, Metric } from "taisou";
import * as taisou from "taisou";
import { describe, expect, it } from "vitest";
import { gesturesOf } from "../play/answer";
import type { Answer } from "../play/play";
import { boardsAlong } from "../puzzle/boards";
import { EMPTY_FIELDS } from "../puzzle/puzzle";
import { DEFAULT_PREFS } from "../state/prefs";
import { reduce } from "../state/reducer";
import { metricOf, shownBoard } from "../state/selectors";
import { type AppState, initialState } from "../state/state";
import { hintFrom, nextHint } from "./hints";
import { progressOn } from "./replay-progress";

function open(board: string, options: BoardOptions, metric: Metric = "step"): AppState {
  const start = taisou.parse(board, 0, options);
  const { width } = start;
  const methods = taisou.methods(start.board, width, options);
  const puzzle = { board: start.board, width, options, start, methods, hasGoal: true };
  return reduce(initialState(DEFAULT_PREFS), {
    type: "opened",
    fields: EMPTY_FIELDS,
    reading: { puzzle, problems: [] },
    gestures: [],
    metric,
  });
}

/** Clicks a cell, if that moves anything. */
function click(state: AppState, cell: number, direction?: taisou.Direction): AppState {
  const { width, options } = state.puzzle ?? { width: 0, options: {} };
  const { board, moves } = taisou.step(shownBoard(state), width, cell, {
    ...options,
    ...(direction === undefined ? {} : { direction }),
  });
  return moves.length === 0
    ? state
    : reduce(state, { type: "slid", gesture: { moves, board }, spoken: "" });
}

function solve(state: AppState, algorithm: Algorithm = "auto"): Answer {
  const board = shownBoard(state);
  const { width, options } = state.puzzle ?? { width: 0, options: {} };
  const metric = metricOf(state);
  const solution = taisou.solve(board, width, algorithm, { ...options, metric, boards: false });
  const { moves } = solution;
  return {
    board,
    history: state.play.gestures.slice(0, state.play.cursor),
    turns: gesturesOf(moves, boardsAlong(taisou.parse(board, width, options), moves)),
    solution,
    notation: "",
  };
}

/** Makes `steps` single steps of a solution, each as a click. */
function byHand(state: AppState, { solution }: Answer, steps: number): AppState {
  return solution.moves.slice(0, steps).reduce((now, { from, to }) => {
    const { width } = now.puzzle ?? { width: 0 };
    const down = to > from ? "down" : "up";
    const across = to > from ? "right" : "left";
    return click(now, from, Math.abs(to - from) === width ? down : across);
  }, state);
}

describe("a solution", () => {
  const eight = () => open("867/254/3*1", {});

  it("is followed by moves by hand, to its end", () => {
    const start = eight();
    const answer = solve(start);
    for (const steps of [0, 1, 17, 31]) {
      const state = byHand(start, answer, steps);
      expect(progressOn(answer, state)).toEqual({ turn: steps, kind: "on" });
    }
  });

  it("is left at the first other move, and rejoined by way of it", () => {
    const start = eight();
    const answer = solve(start);
    const along = byHand(start, answer, 5);
    const next = answer.turns[5]?.moves[0]?.from;
    const before = answer.turns[4]?.moves[0]?.to;
    const { cells } = taisou.parse(shownBoard(along), 3);
    const aside = cells.findIndex(
      ({ ways }, cell) => ways.length > 0 && cell !== next && cell !== before,
    );
    const blank = cells.findIndex(({ kind }) => kind === "blank");
    const off = click(along, aside);
    expect(progressOn(answer, off)).toEqual({ turn: 5, kind: "left" });
    // Moves the tile back to where the blank was.
    const back = click(off, blank);
    expect(shownBoard(back)).toBe(shownBoard(along));
    expect(progressOn(answer, back)).toEqual({ turn: 5, kind: "on" });
    expect(progressOn(answer, reduce(off, { type: "undone" }))?.kind).toBe("on");
  });

  it("contains exactly the boards equal to its own, with identical tiles and blocks", () => {
    const boards: readonly [string, BoardOptions][] = [
      ["アタマ/ノタイ/ソウ*", { goal: "アタマ/ノタイ/ウソ*" }],
      ["--no/off_", { goal: "--on/off_", blocks: "-" }],
      ["AA*/AA*/1*2", { goal: "?AA/?AA/2?1", blocks: "A" }],
    ];
    for (const [board, options] of boards) {
      const start = open(board, options);
      const answer = solve(start);
      const texts = [answer.board, ...answer.turns.map((turn) => turn.board)];
      fc.assert(
        fc.property(fc.array(fc.nat(8), { maxLength: 20 }), fc.nat(6), (clicks, steps) => {
          const state = clicks.reduce(
            (now, cell) =>
              cell < (start.puzzle?.start.cells.length ?? 0) ? click(now, cell) : now,
            byHand(start, answer, steps),
          );
          const progress = progressOn(answer, state);
          expect(progress?.kind === "on" ? progress.turn : -1).toBe(
            texts.indexOf(shownBoard(state)),
          );
        }),
      );
    }
  });
});

describe("a hint", () => {
  const kinds = (state: AppState) => {
    const hint = nextHint(state);
    return hint?.kind === "found" ? [hint.level, hint.left.moves] : (hint?.kind ?? null);
  };
  const guided = (state: AppState, guide: Answer) => {
    const hint = hintFrom(guide, state) ?? { kind: "none" as const };
    return reduce(state, { type: "hinted", hint, guide });
  };

  it("needs no search on the solution it was taken from, and one off it", () => {
    const start = open("867/254/3*1", {});
    const guide = solve(start);
    const state = guided(start, guide);
    expect(kinds(byHand(state, guide, 12))).toEqual(["move", 19]);
    expect(kinds(byHand(state, guide, 31))).toBe("done");
    const wrong = state.puzzle?.start.cells.findIndex(
      (_, cell) => progressOn(guide, click(state, cell))?.kind === "left",
    );
    expect(kinds(click(state, wrong ?? -1))).toBeNull();
    expect(kinds(reduce(byHand(state, guide, 12), { type: "metric", metric: "line" }))).toBeNull();
  });

  it("counts a partly pushed line as a new move", () => {
    const start = open("*12", { goal: "12*" }, "line");
    const guide = solve(start);
    const state = guided(start, guide);
    expect(kinds(state)).toEqual(["move", 1]);
    expect(kinds(click(state, 1))).toBeNull();
  });

  it("comes from a proven solution first, and never from `human`", () => {
    const start = open("867/254/3*1", {});
    const human = solve(start, "human");
    expect(hintFrom(human, start)).toBeNull();
    const guide = solve(start);
    const guess: Answer = { ...guide, solution: { ...guide.solution, optimal: false } };
    const shown = reduce(start, {
      type: "ended",
      result: { kind: "solved", answer: guess },
      progress: null,
    });
    expect(nextHint(shown)).toMatchObject({ left: { proven: false } });
    const both = reduce(shown, { type: "hinted", hint: { kind: "none" }, guide });
    expect(nextHint(both)).toMatchObject({ left: { proven: true } });
  });
});
