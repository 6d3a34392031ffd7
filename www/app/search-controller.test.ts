import * as taisou from "taisou";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sure } from "../engine/rules-in-tests";
import { replayProgress } from "../model/derived/replay-progress";
import { provenBest } from "../model/state/best";
import { answerOf, shownBoard } from "../model/state/selectors";
import { pageOf } from "./page-in-tests";

beforeAll(() => taisou.default());
// A worker that does not answer is given some time, of which nothing is to be left.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Page = Awaited<ReturnType<typeof pageOf>>;

const ONE_MOVE = { start: "1234567*8", width: "3" };
const HARDEST = { start: "8672543*1", width: "3" };
/** Far from solved: no breadth-first search ends on it within any test. */
const FAR = { start: "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *" };

const lengthOf = ({ store }: Page) => answerOf(store.state())?.solution.length;

describe("solving", () => {
  it("tells how far it is, and ends with the solution of the board it was asked about", async () => {
    // By a method without tables: those that an earlier search has built would end it at once.
    const page = await pageOf(HARDEST, { algorithm: "bfs" });
    const { store, search, play, work, workOut } = page;
    search.solve();
    expect(store.state()).toMatchObject({
      search: { phase: "running", purpose: "solve", metric: "step" },
      progress: null,
    });
    work(10);
    expect(store.state().progress?.stats.phase).toBe("searching");
    // The board may be played on meanwhile.
    play.slide("right", false);
    const board = shownBoard(store.state());
    workOut();
    expect(lengthOf(page)).toBe(31);
    expect(answerOf(store.state())?.board).toBe("867/254/3*1");
    expect(shownBoard(store.state())).toBe(board);
    expect(replayProgress(store.state())).not.toBeNull();
    expect(provenBest(store.state().bests, "step")).toBe(31);
  });

  it("opens the solution, unless the player has gone another way meanwhile", async () => {
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

  it("counts in the metric, and goes by the method, that was chosen", async () => {
    const lines = await pageOf({ start: "*12", goal: "12*", width: "3" }, { metric: "line" });
    lines.search.solve();
    lines.workOut();
    expect(lengthOf(lines)).toBe(1);
    const human = await pageOf(
      { start: "15 14 13 12/11 10 9 8/7 6 5 4/3 1 2 *" },
      { algorithm: "human" },
    );
    human.search.solve();
    human.workOut();
    const solution = sure(answerOf(human.store.state())).solution;
    expect(solution).toMatchObject({ algorithm: "human", optimal: false });
    expect(solution.stages.length).toBeGreaterThan(2);
    // What a person does proves nothing of the fewest moves.
    expect(provenBest(human.store.state().bests, "step")).toBeNull();
  });

  it("is cancelled with how far it came, and the next one goes on in the same worker", async () => {
    const page = await pageOf(FAR, { algorithm: "bfs" });
    const { store, search, open, work, workOut, workers } = page;
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
    search.solve();
    workOut();
    expect(lengthOf(page)).toBe(1);
    expect(workers).toHaveLength(1);
  });

  it("keeps the answer so far when it is cancelled", async () => {
    const page = await pageOf(HARDEST, { algorithm: "anytime" });
    const { store, search, work, workOut } = page;
    search.solve();
    while ((store.state().progress?.stats.best ?? null) === null) work(1);
    search.cancel();
    workOut();
    expect(sure(answerOf(store.state())).solution.optimal).toBe(false);
  });

  it("has the best answer so far while it goes on, between what is proven and what is found", async () => {
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
    // It can be played at once, and nothing changes it meanwhile.
    expect(answerOf(store.state())).toBe(first);
    replay.goTo(3);
    expect(shownBoard(store.state())).toBe(first.turns[2]?.board);
    search.cancel();
    workOut();
    const { solution } = sure(answerOf(store.state()));
    expect(sure(solution.length)).toBeLessThanOrEqual(sure(first.solution.length));
    expect(sure(solution.bound)).toBeLessThan(sure(solution.length));
  });

  it("goes on where it was stopped, with the answer that it had", async () => {
    const page = await pageOf(FAR, { algorithm: "anytime" });
    const { store, search, work, workOut, workers } = page;
    search.solve();
    while ((store.state().progress?.stats.best ?? null) === null) work(1);
    search.cancel();
    workOut();
    const { solution } = sure(answerOf(store.state()));
    search.goOn();
    expect(store.state().search).toMatchObject({ phase: "running", sofar: { solution } });
    work(20);
    expect(sure(store.state().progress).stats.nodes).toBeGreaterThan(solution.nodes);
    search.cancel();
    workOut();
    expect(sure(answerOf(store.state())).solution.nodes).toBeGreaterThan(solution.nodes);
    expect(workers).toHaveLength(1);
  });

  it("goes on past a limit, and from the beginning where there is nothing to go on with", async () => {
    const page = await pageOf(HARDEST, { algorithm: "ida-manhattan", limits: { maxNodes: 2000 } });
    const { store, search, workOut, open } = page;
    search.solve();
    workOut();
    expect(store.state().result.kind).toBe("stopped");
    search.goOn();
    workOut();
    expect(lengthOf(page)).toBe(31);
    open(ONE_MOVE);
    search.goOn();
    workOut();
    expect(lengthOf(page)).toBe(1);
  });

  it("says how far it came when a limit stops it, which is no proof that there is no answer", async () => {
    const page = await pageOf(HARDEST, { algorithm: "bfs", limits: { maxNodes: 5000 } });
    page.search.solve();
    page.workOut();
    const { result } = page.store.state();
    expect(result).toMatchObject({ kind: "stopped", reason: { limit: "maxNodes" } });
    expect(result.kind === "stopped" && result.reach.nodes).toBeGreaterThan(4000);
    expect(result.kind === "stopped" && result.reach.bound).toBeGreaterThan(9);
  });

  it("is over, with all that was found, when the board becomes another one", async () => {
    const page = await pageOf(FAR, { algorithm: "bfs" });
    const { store, search, open, work, workOut, workers } = page;
    search.solve();
    work(2);
    open(ONE_MOVE);
    // The worker ends the search, and has nothing left to do.
    for (let slices = 0; slices < 5; slices += 1) workers.at(-1)?.slice();
    expect(workers.at(-1)?.slice()).toBe(false);
    expect(store.state()).toMatchObject({ search: { phase: "idle" }, progress: null });
    // Nobody hears what was meant for the board before.
    expect(store.state()).toMatchObject({ progress: null, result: { kind: "none" } });
    search.solve();
    workOut();
    expect(lengthOf(page)).toBe(1);
  });

  it("says why the module does not take it", async () => {
    const small = await pageOf(HARDEST, { algorithm: "bfs", limits: { maxBytes: 1 } });
    small.search.solve();
    small.workOut();
    expect(small.store.state().result).toMatchObject({ kind: "refused", code: "too-large" });
    expect(small.store.state().notice).toBeNull();
  });

  it("says so when the worker crashes, and solves again in another one", async () => {
    const page = await pageOf(HARDEST);
    const { store, search, work, workOut, kill, workers } = page;
    search.solve();
    work(1);
    kill();
    expect(store.state()).toMatchObject({
      search: { phase: "idle" },
      result: { kind: "crashed", why: "panic" },
    });
    search.solve();
    workOut();
    expect(lengthOf(page)).toBe(31);
    expect(workers).toHaveLength(2);
  });

  it("is given up as silent if the worker does not say that it has ended", async () => {
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

  it("begins only where a board and its goal can be used", async () => {
    const page = await pageOf({ start: "12/3*", goal: "12/4*" });
    page.search.solve();
    page.search.hint();
    expect(page.store.state().search.phase).toBe("idle");
    // The worker has its module, and nothing to do.
    expect(() => page.work(2)).toThrow("nothing is left");
  });
});

describe("a hint", () => {
  const shown = ({ store }: Page) => store.state().hint;

  it("tells the number, then the piece, then the move, and along the way nothing is searched anew", async () => {
    const page = await pageOf(HARDEST);
    const { store, search, play, workOut } = page;
    search.hint();
    expect(store.state().search).toMatchObject({ phase: "running", purpose: "hint" });
    workOut();
    const left = { moves: 31, proven: true, begun: false };
    expect(shown(page)).toMatchObject({ kind: "found", level: "left", left });
    // It is no solution to look at.
    expect(answerOf(store.state())).toBeNull();
    search.hint();
    expect(shown(page)).toMatchObject({ level: "piece" });
    search.hint();
    search.hint();
    expect(shown(page)).toMatchObject({ level: "move" });
    const { cell, direction } = sure(shown(page).kind === "found" ? shown(page) : null) as {
      cell: number;
      direction: taisou.Direction;
    };
    play.click(cell, direction);
    expect(shown(page).kind).toBe("none");
    search.hint();
    expect(store.state().search.phase).toBe("idle");
    expect(shown(page)).toMatchObject({ level: "left", left: { moves: 30 } });
    // Beside the way the next one is another search.
    store.dispatch({ type: "undone" });
    play.click(cell === 6 ? 8 : 6);
    search.hint();
    expect(store.state().search.phase).toBe("running");
    workOut();
    expect(shown(page)).toMatchObject({ kind: "found", level: "left" });
  });

  it("marks the block, and does not count again a move that was begun", async () => {
    const page = await pageOf(
      { start: "**A/**A/1*2", goal: "A??/A??/???", blocks: "A" },
      { metric: "move" },
    );
    const { search, play, workOut } = page;
    search.hint();
    workOut();
    for (let times = 0; times < 2; times += 1) search.hint();
    const left = { moves: 1, proven: true, begun: false };
    expect(shown(page)).toMatchObject({ level: "move", symbol: "A", direction: "left", left });
    play.click(2, "left");
    search.hint();
    expect(shown(page)).toMatchObject({ level: "left", left: { moves: 0, begun: true } });
  });

  it("is said beside the board not to be there where there is no answer", async () => {
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

  it("comes after a second on a board too large to prove the shortest, from the best solution so far", async () => {
    const page = await pageOf(FAR);
    const { store, search, work } = page;
    search.hint();
    for (let slices = 0; slices < 400 && shown(page).kind === "none"; slices += 1) work(1);
    expect(shown(page)).toMatchObject({ kind: "found", left: { proven: false } });
    // The worker is free: Solve can be pressed, and the next hint follows the same solution.
    expect(store.state().search.phase).toBe("idle");
    expect(() => work(50)).toThrow("nothing is left to do");
    search.hint();
    search.hint();
    expect(shown(page)).toMatchObject({ level: "move" });
  });

  it("is found for where the player has gone meanwhile, and dropped when cancelled", async () => {
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
  it("finds the fewest moves from the start in one metric after another", async () => {
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
    // Not the solution on show, nor a hint.
    expect(store.state()).toMatchObject({ result: { kind: "none" }, hint: { kind: "none" } });
  });

  it("gives up all that was to come when asked to", async () => {
    const page = await pageOf(FAR);
    const { store, search, workOut } = page;
    search.measure(["step", "line"]);
    search.cancel();
    workOut();
    expect(provenBest(store.state().bests, "line")).toBeNull();
  });

  it("says that there is no way where there is none", async () => {
    const page = await pageOf({ start: "12/3*", goal: "21/3*" });
    page.search.measure(["step", "line"]);
    page.workOut();
    expect(page.store.state().result.kind).toBe("unsolvable");
  });
});
