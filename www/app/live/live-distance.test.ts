import type { SurveyResult } from "taisou";
import * as taisou from "taisou";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { BackgroundWorker } from "../../engine/background-worker";
import type { EndEvent, Progress, SolveTask, TaskId } from "../../engine/protocol";
import { sure } from "../../engine/rules-in-tests";
import { spaceOf } from "../../model/derived/state-space";
import { liveOf, metricOf } from "../../model/state/selectors";
import { createPage } from "../page-in-tests";
import { LiveDistance } from "./live-distance";
import { MAX_NODES } from "./next-search";

const stats = { phase: "searching", done: 0, total: 0, nodes: 1, depth: 0, bytes: 0 } as const;
const progressOf = (bound: number, best: number | null = null): Progress => ({
  stats: { ...stats, bound, best },
  millis: 1,
  rate: 1,
});

/** A worker whose events the test emits. */
function fakeWorker() {
  let asked: {
    task: SolveTask;
    report: ((progress: Progress) => void) | undefined;
    resolve: (event: EndEvent) => void;
  } | null = null;
  const boards: string[] = [];
  let closed = false;
  const end = async (event: Omit<Extract<EndEvent, { progress: unknown }>, "id">) => {
    const { resolve } = asked ?? {};
    asked = null;
    resolve?.({ ...event, id: 1 as TaskId } as EndEvent);
    await Promise.resolve();
  };
  const worker: BackgroundWorker = {
    ask: (task, report) =>
      new Promise((resolve) => {
        if (task.kind !== "solve") throw new Error(task.kind);
        boards.push(task.board);
        asked = { task, report, resolve };
      }),
    cancel: () => void end({ type: "cancelled", progress: progressOf(0), outcome: null }),
    close: () => {
      closed = true;
    },
  };
  return {
    worker,
    boards,
    isClosed: () => closed,
    asked: () => asked?.task ?? null,
    report: (progress: Progress) => asked?.report?.(progress),
    /** Ends the running task with the module's solution. */
    async solve() {
      if (asked === null) throw new Error("no task is running");
      const { board, width, algorithm, options } = asked.task;
      const solution = taisou.solve(board, width, algorithm, options);
      await end({
        type: "finished",
        outcome: { kind: "solve", solution },
        progress: progressOf(solution.bound ?? 0, solution.length),
      });
    },
  };
}

function page(link: string) {
  const { store, positionOf, rules, open, play, board } = createPage({ prefs: { live: true } });
  open(link);
  const worker = fakeWorker();
  const live = new LiveDistance(store, rules, positionOf, worker.worker);
  return {
    store,
    board,
    worker,
    stop: () => live.stop(),
    click: play.click,
    live: () => liveOf(store.state()),
  };
}

const TAISOU = "board=ウアタソ*マイタノ&goal=ソウアイ*タタノマ&w=3";

describe("the live distance", () => {
  it("is known along a proven solution without another search, and bounded beside it", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { worker, click, live, store } = page(TAISOU);
    expect(live()).toMatchObject({ least: 1, most: Infinity, next: [], seeking: true });
    await worker.solve();
    expect(live()).toMatchObject({ least: 18, most: 18, effect: null, seeking: false });
    expect(live()?.next).not.toEqual([]);
    expect(store.state().bests.step).toEqual({ length: 18, bound: 18 });
    click(live()?.next[0]?.cell ?? -1);
    expect(live()).toMatchObject({ least: 17, most: 17, effect: -1 });
    store.dispatch({ type: "undone" });
    expect(live()).toMatchObject({ least: 18, most: 18, effect: null });

    // Off the solution, bounds are known at once.
    const wrong = [1, 3, 5].find((cell) => cell !== live()?.next[0]?.cell) ?? -1;
    click(wrong);
    expect(live()).toMatchObject({ least: 17, most: 19, next: [], seeking: true });
    // Searches start only after a pause in the moves.
    await vi.advanceTimersByTimeAsync(100);
    worker.report(progressOf(19));
    expect(live()).toMatchObject({ least: 19, most: 19, effect: 1, seeking: false });
    expect(live()?.next[0]?.cell).toBe(4);
  });

  it("searches neighbours ahead of the next move", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { store, board, worker, click, live } = page(TAISOU);
    while (worker.asked() !== null) await worker.solve();
    expect(new Set(worker.boards).size).toBe(worker.boards.length);
    for (const cell of [3, 0, 1, 7, 6, 3, 5, 8, 2]) {
      click(cell);
      const { length } = taisou.solve(board(), 3, "auto", store.state().puzzle?.options);
      expect(live(), board()).toMatchObject({ least: length, most: length, seeking: false });
      await vi.advanceTimersByTimeAsync(100);
      while (worker.asked() !== null) await worker.solve();
    }
  });

  it("knows every first move of a shortest solution, once all neighbours are searched", async () => {
    const { worker, live, store } = page("board=8672543*1&w=3");
    const clicks = () =>
      (live()?.next ?? []).map(({ cell, direction }) => `${cell} ${direction}`).sort();
    while (worker.asked() !== null) await worker.solve();
    const { board, width, options } = sure(store.state().puzzle);
    const lengthAfter = (cell: number) => {
      return taisou.solve(taisou.step(board, width, cell, options).board, width, "auto", options)
        .length;
    };
    const best = [4, 6, 8].filter((cell) => lengthAfter(cell) === (live()?.least ?? 0) - 1);
    const ways: Record<number, string> = { 4: "down", 6: "right", 8: "left" };
    expect(clicks()).toEqual(best.map((cell) => `${cell} ${ways[cell]}`));
    expect(best.length).toBeGreaterThan(1);
  });

  it("knows each such move once, for pieces that continue within a move", async () => {
    const { worker, live } = page("board=*A*/***/*1*&goal=A??/???/???&blocks=A,1&metric=slide");
    while (worker.asked() !== null) await worker.solve();
    expect(live()).toMatchObject({ least: 1, next: [{ cell: 1, direction: "left" }] });
  });

  it("takes them from the enumeration", async () => {
    const { worker, live, store } = page(TAISOU);
    await worker.solve();
    const puzzle = sure(store.state().puzzle);
    const metric = metricOf(store.state());
    expect(live()?.next).toHaveLength(1);
    const after = (cell: number) => taisou.step(puzzle.board, 3, cell, puzzle.options).board;
    const result = { metric } as SurveyResult;
    const value = { id: 1 as TaskId, puzzle, space: spaceOf(puzzle), result };
    store.dispatch({ type: "surveying", job: { kind: "done", value } });
    const boards = [1, 3, 5, 7].map(after);
    store.dispatch({ type: "located", boards, distances: [17, 17, 17, 19] });
    expect(
      live()
        ?.next.map(({ cell }) => cell)
        .sort(),
    ).toEqual([1, 3, 5]);
  });

  it("is a range while a search has no proof", async () => {
    const { worker, live, store } = page(TAISOU);
    expect(worker.asked()?.options.maxNodes).toBe(MAX_NODES);
    worker.report(progressOf(9));
    expect(live()).toMatchObject({ least: 9, most: Infinity, seeking: true });
    worker.report(progressOf(12, 24));
    expect(live()).toMatchObject({ least: 12, most: 24, next: [] });
    await worker.solve();
    store.dispatch({ type: "metric", metric: "line" });
    expect(live()).toMatchObject({ metric: "line", least: 1, seeking: true });
    expect(worker.asked()?.options.metric).toBe("line");
    store.dispatch({ type: "metric", metric: "step" });
    expect(live()).toMatchObject({ least: 18, most: 18 });
  });

  it("uses the solution of the solver", () => {
    const { worker, live, store } = page(TAISOU);
    const { board, width, options } = sure(store.state().puzzle);
    const solution = taisou.solve(board, width, "auto", options);
    const answer = { board, history: [], turns: [], solution, notation: "" };
    const moves = solution.moves.map((move, turn) => ({
      moves: [move],
      board: solution.boards[turn] ?? "",
    }));
    const result = { kind: "solved", answer: { ...answer, turns: moves } } as const;
    store.dispatch({ type: "ended", result, progress: null });
    expect(live()).toMatchObject({ least: 18, most: 18, seeking: false });
    expect(worker.boards).toHaveLength(2);
  });

  it("is infinite on an unsolvable board, without a search after each move", async () => {
    const { worker, click, live } = page("board=21/3*&goal=12/3*");
    await worker.solve();
    expect(live()).toMatchObject({ least: Infinity, seeking: false, effect: null });
    click(2);
    expect(live()?.least).toBe(Infinity);
    expect(worker.boards).toHaveLength(1);
  });

  it("counts blocks in their metric", async () => {
    const { worker, live } = page(
      "board=A**/A**/#**/#1*&goal=???/???/??A/??A&blocks=A&metric=move",
    );
    await worker.solve();
    expect(live()).toMatchObject({ least: 1, most: 1, next: [{ cell: 0, direction: "right" }] });
  });

  it("ends with its worker", () => {
    const { worker, live, stop } = page(TAISOU);
    stop();
    expect(worker.isClosed()).toBe(true);
    expect(live()).toBeNull();
  });
});
