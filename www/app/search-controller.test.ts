import * as taisou from "taisou";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientEvent, TaskClient } from "../engine/client";
import { sure } from "../engine/rules-in-tests";
import { replayProgress } from "../model/derived/replay-progress";
import { provenBest } from "../model/state/best";
import { answerOf, shownBoard } from "../model/state/selectors";
import { createPage, pageOf } from "./page-in-tests";
import { SearchController } from "./search-controller";

// The timeout of a silent worker must not outlive a test.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Page = Awaited<ReturnType<typeof pageOf>>;

const ONE_MOVE = { start: "1234567*8", width: "3" };
const HARDEST = { start: "8672543*1", width: "3" };
/** So hard that no breadth-first search ends within a test. */
const FAR = { start: "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *" };

const lengthOf = ({ store }: Page) => answerOf(store.state())?.solution.length;

describe("solving", () => {
  it("reports progress, and ends with the solution of the board it started from", async () => {
    // A method without tables: tables of an earlier search would end it at once.
    const page = await pageOf(HARDEST, { algorithm: "bfs" });
    const { store, search, play, work, workOut } = page;
    search.solve();
    expect(store.state()).toMatchObject({
      search: { phase: "running", purpose: "solve", metric: "step" },
      progress: null,
    });
    work(10);
    expect(store.state().progress?.stats.phase).toBe("searching");
    // Moves during the search are possible.
    play.slide("right", false);
    const board = shownBoard(store.state());
    workOut();
    expect(lengthOf(page)).toBe(31);
    expect(answerOf(store.state())?.board).toBe("867/254/3*1");
    expect(shownBoard(store.state())).toBe(board);
    expect(replayProgress(store.state())).not.toBeNull();
    expect(provenBest(store.state().bests, "step")).toBe(31);
  });

  it("opens the solution, unless the player has left its path", async () => {
    const ends: unknown[] = [];
    for (const direction of ["left", "right", "down"] as const) {
      const { store, search, play, workOut } = await pageOf(HARDEST);
      search.solve();
      play.slide(direction, false);
      workOut();
      ends.push([replayProgress(store.state())?.kind, store.state().watching]);
    }
    expect(ends.sort()).toEqual([
      ["left", false],
      ["left", false],
      ["on", true],
    ]);
  });

  it("uses the chosen metric and method", async () => {
    const lines = await pageOf({ start: "*12", goal: "12*", width: "3" }, { metric: "line" });
    lines.solve();
    expect(lengthOf(lines)).toBe(1);
    const human = await pageOf(
      { start: "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *" },
      { algorithm: "human" },
    );
    human.solve();
    const solution = sure(answerOf(human.store.state())).solution;
    expect(solution).toMatchObject({ algorithm: "human", optimal: false });
    expect(solution.stages.length).toBeGreaterThan(2);
    // `human` proves no optimum.
    expect(provenBest(human.store.state().bests, "step")).toBeNull();
  });

  it("is cancelled with its reach, and the next one runs in the same worker", async () => {
    const page = await pageOf(FAR, { algorithm: "bfs" });
    const { store, search, open, work, workOut, workers, solve } = page;
    search.solve();
    work(20);
    const nodes = store.state().progress?.stats.nodes ?? 0;
    expect(nodes).toBeGreaterThan(1000);
    search.cancel();
    expect(store.state().search.phase).toBe("cancelling");
    workOut();
    const { search: ended, result } = store.state();
    expect(ended.phase).toBe("idle");
    expect(result.kind === "cancelled" && result.reach?.nodes).toBeGreaterThanOrEqual(nodes);
    open(ONE_MOVE);
    solve();
    expect(lengthOf(page)).toBe(1);
    expect(workers).toHaveLength(1);
  });

  it("shows the best answer while it runs, between its bounds", async () => {
    const page = await pageOf(FAR);
    const { store, search, work, workOut, replay } = page;
    search.solve();
    const sofar = () => {
      const { search } = store.state();
      return search.phase === "idle" ? null : search.sofar;
    };
    expect(sofar()).toBeNull();
    while (sofar() === null) work(1);
    const first = sure(sofar());
    const { bound, best } = sure(store.state().progress).stats;
    expect(bound).toBeLessThan(sure(best));
    expect(first.solution).toMatchObject({ status: "stopped", optimal: false });
    expect(first.turns).toHaveLength(sure(first.solution.length));
    // It can be replayed during the search, which does not change it.
    expect(answerOf(store.state())).toBe(first);
    replay.goTo(3);
    expect(shownBoard(store.state())).toBe(first.turns[2]?.board);
    search.cancel();
    workOut();
    const { solution } = sure(answerOf(store.state()));
    expect(sure(solution.length)).toBeLessThanOrEqual(sure(first.solution.length));
    expect(sure(solution.bound)).toBeLessThan(sure(solution.length));
  });

  it("continues after a cancel, with its answer", async () => {
    const page = await pageOf(FAR, { algorithm: "anytime" });
    const { store, search, work, workOut, workers } = page;
    search.solve();
    while ((store.state().progress?.stats.best ?? null) === null) work(1);
    search.cancel();
    workOut();
    const { solution } = sure(answerOf(store.state()));
    search.goOn();
    expect(store.state().search).toMatchObject({ phase: "running", sofar: { solution } });
    // Tables come first, without nodes.
    work(100);
    expect(sure(store.state().progress).stats.nodes).toBeGreaterThan(solution.nodes);
    search.cancel();
    workOut();
    expect(sure(answerOf(store.state())).solution.nodes).toBeGreaterThan(solution.nodes);
    expect(workers).toHaveLength(1);
  });

  it("continues past a limit, or starts again if nothing was kept", async () => {
    const page = await pageOf(HARDEST, { algorithm: "ida-manhattan", limits: { maxNodes: 2000 } });
    const { store, search, workOut, open, solve } = page;
    solve();
    expect(store.state().result.kind).toBe("stopped");
    search.goOn();
    workOut();
    expect(lengthOf(page)).toBe(31);
    open(ONE_MOVE);
    search.goOn();
    workOut();
    expect(lengthOf(page)).toBe(1);
  });

  it("reports its reach when a limit stops it", async () => {
    const page = await pageOf(HARDEST, { algorithm: "bfs", limits: { maxNodes: 5000 } });
    page.solve();
    const { result } = page.store.state();
    expect(result).toMatchObject({ kind: "stopped", reason: { limit: "maxNodes" } });
    expect(result.kind === "stopped" && result.reach.nodes).toBeGreaterThan(4000);
    expect(result.kind === "stopped" && result.reach.bound).toBeGreaterThan(9);
  });

  it("ends without a result when another board opens", async () => {
    const page = await pageOf(FAR, { algorithm: "bfs" });
    const { store, search, open, work, workers, solve } = page;
    search.solve();
    work(2);
    open(ONE_MOVE);
    for (let slices = 0; slices < 5; slices += 1) workers.at(-1)?.slice();
    expect(workers.at(-1)?.slice()).toBe(false);
    expect(store.state()).toMatchObject({
      search: { phase: "idle" },
      progress: null,
      result: { kind: "none" },
    });
    solve();
    expect(lengthOf(page)).toBe(1);
  });

  it("reports why the module refuses it", async () => {
    const small = await pageOf(HARDEST, { algorithm: "bfs", limits: { maxBytes: 1 } });
    small.solve();
    expect(small.store.state().result).toMatchObject({ kind: "refused", code: "too-large" });
    expect(small.store.state().notice).toBeNull();
  });

  it("reports a crash of the worker, and solves again in another one", async () => {
    const page = await pageOf(HARDEST);
    const { store, search, work, kill, workers, solve } = page;
    search.solve();
    work(1);
    kill();
    expect(store.state()).toMatchObject({
      search: { phase: "idle" },
      result: { kind: "crashed", why: "panic" },
    });
    solve();
    expect(lengthOf(page)).toBe(31);
    expect(workers).toHaveLength(2);
  });

  it("is ended as silent if the worker does not respond to cancel", async () => {
    const page = await pageOf(FAR, { algorithm: "bfs" });
    const { store, search, workers } = page;
    search.solve();
    sure(workers[0]).port.postMessage = () => {};
    search.cancel();
    expect(store.state().search.phase).toBe("cancelling");
    vi.runAllTimers();
    expect(store.state()).toMatchObject({
      search: { phase: "idle" },
      result: { kind: "crashed", why: "silent" },
    });
  });

  it("starts only with a valid board and goal", async () => {
    const page = await pageOf({ start: "12/3*", goal: "12/4*" });
    page.search.solve();
    page.search.hint();
    expect(page.store.state().search.phase).toBe("idle");
    expect(() => page.work(2)).toThrow("no callback waits");
  });
});

describe("a hint", () => {
  const shown = ({ store }: Page) => store.state().hint;

  it("shows the move at once, and a second press makes all of it", async () => {
    const page = await pageOf(
      { start: "A**/1*2", goal: "??A/???", blocks: "A" },
      { metric: "slide" },
    );
    const { hint, store, workOut } = page;
    hint();
    workOut();
    const left = { moves: 1, proven: true, begun: false };
    expect(shown(page)).toMatchObject({ level: "move", symbol: "A", direction: "right", left });
    hint();
    expect(shownBoard(store.state())).toBe("**A/1*2");
    expect([store.state().play.cursor, store.state().help.hints]).toEqual([1, [0]]);
  });

  it("if gradual, shows the number, then the piece, then the move", async () => {
    const page = await pageOf(HARDEST, { prefs: { gradualHints: true } });
    const { store, search, play, workOut } = page;
    search.hint();
    expect(store.state().search).toMatchObject({ phase: "running", purpose: "hint" });
    workOut();
    const left = { moves: 31, proven: true, begun: false };
    expect(shown(page)).toMatchObject({ kind: "found", level: "left", left });
    expect(answerOf(store.state())).toBeNull();
    search.hint();
    expect(shown(page)).toMatchObject({ level: "piece" });
    expect(store.state().guide).not.toBeNull();
    const { cell, direction } = sure(shown(page).kind === "found" ? shown(page) : null) as {
      cell: number;
      direction: taisou.Direction;
    };
    play.click(cell, direction);
    expect(shown(page).kind).toBe("none");
    search.hint();
    expect(store.state().search.phase).toBe("idle");
    expect(shown(page)).toMatchObject({ level: "left", left: { moves: 30 } });
    // Off the solution, the next hint needs a search.
    store.dispatch({ type: "undone" });
    play.click(cell === 6 ? 8 : 6);
    search.hint();
    expect(store.state().search.phase).toBe("running");
    workOut();
    expect(shown(page)).toMatchObject({ kind: "found", level: "left" });
  });

  it("marks the block, and does not count a begun move again", async () => {
    const page = await pageOf(
      { start: "**A/**A/1*2", goal: "A??/A??/???", blocks: "A" },
      { metric: "move" },
    );
    const { search, play, workOut } = page;
    search.hint();
    workOut();
    const left = { moves: 1, proven: true, begun: false };
    expect(shown(page)).toMatchObject({ level: "move", symbol: "A", direction: "left", left });
    play.click(2, "left");
    search.hint();
    expect(shown(page)).toMatchObject({ level: "move", left: { moves: 0, begun: true } });
  });

  it("reports an unsolvable board beside the board", async () => {
    const page = await pageOf({
      start: "ウアタソ*マイセノ",
      goal: "ソウアイ*タセノマ",
      width: "3",
    });
    page.search.hint();
    page.workOut();
    const { hint, result } = page.store.state();
    expect(hint).toMatchObject({ kind: "without" });
    expect(result.kind).toBe("unsolvable");
  });

  it("comes after a second from the best solution found, without a proof", async () => {
    const page = await pageOf(FAR);
    const { store, search, work } = page;
    search.hint();
    for (let slices = 0; slices < 400 && shown(page).kind === "none"; slices += 1) work(1);
    expect(shown(page)).toMatchObject({ kind: "found", left: { proven: false } });
    // The worker is idle, and the next hint follows the same solution.
    expect(store.state().search.phase).toBe("idle");
    expect(() => work(50)).toThrow("no callback waits");
    search.hint();
    search.hint();
    expect(shown(page)).toMatchObject({ level: "move" });
  });

  it.each([
    [7, "found"],
    [6, "none"],
  ])("comes from the first solution, without waiting, on a board %i wide: %s", (width, kind) => {
    const { store, rules, open } = createPage();
    const board = `${Array.from({ length: width ** 2 - 2 }, (_, index) => index + 1).join(" ")} * ${width ** 2 - 1}`;
    open(`board=${encodeURIComponent(board)}&w=${width}`);
    const listen = vi.fn<TaskClient["listen"]>();
    const client = { listen, start: () => 1, cancel: () => {} } as unknown as TaskClient;
    new SearchController(store, rules, client).hint();
    const sofar = { kind: "solve", solution: taisou.solve(board, width) };
    const event = { type: "progress", id: 1, progress: { millis: 100 }, sofar };
    listen.mock.calls[0]?.[0](event as unknown as ClientEvent);
    expect(store.state().hint.kind).toBe(kind);
  });

  it("is found after moves during the search, and dropped when cancelled", async () => {
    const page = await pageOf(HARDEST);
    const { store, search, play, workOut } = page;
    search.hint();
    play.slide("right", false);
    workOut();
    expect(shown(page).kind).toMatch(/found|none/);
    expect(store.state().guide).not.toBeNull();
    const other = await pageOf(FAR);
    other.search.hint();
    other.search.cancel();
    other.workOut();
    expect(other.store.state()).toMatchObject({
      search: { phase: "idle" },
      hint: { kind: "none" },
    });
  });
});

describe("measuring", () => {
  it("finds the optimum of the start in one metric after another", async () => {
    const page = await pageOf({ start: "12/3*", goal: "23/1*" });
    const { store, search, play, workOut } = page;
    play.click(2);
    search.measure(["step", "line"]);
    expect(store.state().search).toMatchObject({ purpose: "measure", metric: "step" });
    workOut();
    expect(store.state().bests).toEqual({
      step: { length: 4, bound: 4 },
      line: { length: 4, bound: 4 },
    });
    expect(store.state()).toMatchObject({ result: { kind: "none" }, hint: { kind: "none" } });
  });

  it("drops the remaining metrics when cancelled", async () => {
    const page = await pageOf(FAR);
    const { store, search, workOut } = page;
    search.measure(["step", "line"]);
    search.cancel();
    workOut();
    expect(provenBest(store.state().bests, "line")).toBeNull();
  });

  it("reports an unsolvable board", async () => {
    const page = await pageOf({ start: "12/3*", goal: "21/3*" });
    page.search.measure(["step", "line"]);
    page.workOut();
    expect(page.store.state().result.kind).toBe("unsolvable");
  });
});
