import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { replayProgress } from "../model/derived/replay-progress";
import { movesPlayed, replayRate } from "../model/state/selectors";
import { pageOf } from "./page-in-tests";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page with a solution of four moves, replayed at one move a second. */
async function solved() {
  const page = await pageOf({ start: "12/3*", goal: "23/1*" }, { prefs: { speed: 1 } });
  page.solve();
  const { store } = page;
  return {
    ...page,
    turn: () => replayProgress(store.state())?.turn,
    isPlaying: () => store.state().replaying,
  };
}

describe("the replay", () => {
  it("goes to a move, forward and back, within the solution", async () => {
    const { replay, turn, board } = await solved();
    replay.goTo(4);
    expect([turn(), board()]).toEqual([4, "23/1*"]);
    replay.go(1);
    expect(turn()).toBe(4);
    replay.go(-1);
    expect(turn()).toBe(3);
    replay.goTo(0);
    replay.go(-1);
    expect([turn(), board()]).toEqual([0, "12/3*"]);
  });

  it("leaves the player's own game unchanged", async () => {
    const { replay, store, play, board, solve } = await solved();
    const counted = () => movesPlayed(store.state());
    // A move from the player's own position counts, and closes the answer.
    play.click(1);
    expect([counted(), store.state().watching]).toEqual([1, false]);
    const mine = board();
    solve();
    const { play: own } = store.state();
    replay.goTo(2);
    expect([counted(), store.state().watching]).toEqual([1, true]);
    // A move from another position does not count.
    play.slide("left", false);
    play.slide("right", false);
    expect([counted(), store.state().watching]).toEqual([1, true]);
    store.dispatch({ type: "watched", on: false });
    expect([store.state().watching, board()]).toEqual([false, mine]);
    expect(store.state().play).toBe(own);
    // Undo takes back the player's move, not one of the solution.
    play.undo();
    expect([counted(), board()]).toEqual([0, "12/3*"]);
  });

  it("begins at the start of the puzzle with `solveFromStart`", async () => {
    const { play, store, search, workOut, board, turn } = await solved();
    for (const cell of [2, 0, 1, 3]) play.click(cell);
    const mine = board();
    search.solveFromStart();
    workOut();
    expect([turn(), board()]).toEqual([0, "12/3*"]);
    store.dispatch({ type: "watched", on: false });
    expect([board(), movesPlayed(store.state())]).toEqual([mine, 4]);
  });

  it("plays the first move soon, the others at its speed, and stops at the end", async () => {
    const { replay, store, turn, isPlaying } = await solved();
    replay.toggle();
    expect([isPlaying(), turn()]).toEqual([true, 0]);
    vi.advanceTimersByTime(150);
    expect(turn()).toBe(1);
    vi.advanceTimersByTime(999);
    expect(turn()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(turn()).toBe(2);
    // A new speed applies from the next move on.
    store.dispatch({ type: "prefs", prefs: { speed: 4 } });
    vi.advanceTimersByTime(1000);
    expect(turn()).toBe(3);
    vi.advanceTimersByTime(250);
    expect([turn(), isPlaying()]).toEqual([4, false]);
    vi.runAllTimers();
    expect(turn()).toBe(4);
    // At the end, Play starts again.
    replay.toggle();
    expect([turn(), isPlaying()]).toEqual([0, true]);
  });

  it("makes several moves at a time at high speed, and at speed 0 all in ten seconds", async () => {
    const { replay, store, turn } = await solved();
    store.dispatch({ type: "prefs", prefs: { speed: 64 } });
    replay.toggle();
    vi.advanceTimersByTime(150);
    expect(turn()).toBe(2);
    vi.advanceTimersByTime(30);
    expect(turn()).toBe(2);
    vi.advanceTimersByTime(2);
    expect(turn()).toBe(4);
    store.dispatch({ type: "prefs", prefs: { speed: 0 } });
    expect(replayRate(store.state())).toBe(1);
    const { result } = store.state();
    if (result.kind !== "solved") throw new Error(result.kind);
    const turns = Array.from({ length: 1280 }, () => result.answer.turns)
      .flat()
      .slice(0, 1280);
    store.dispatch({ type: "chosen", answer: { ...result.answer, turns } });
    expect(replayRate(store.state())).toBe(128);
  });

  it("pauses and resumes", async () => {
    const { replay, turn, isPlaying } = await solved();
    replay.toggle();
    vi.advanceTimersByTime(150);
    replay.toggle();
    expect(isPlaying()).toBe(false);
    vi.runAllTimers();
    expect(turn()).toBe(1);
    replay.toggle();
    vi.advanceTimersByTime(150);
    expect(turn()).toBe(2);
  });

  it("stops at a move by hand, a jump, or a new search", async () => {
    const { replay, play, search, turn, isPlaying } = await solved();
    replay.toggle();
    vi.advanceTimersByTime(150);
    play.click(3);
    expect(isPlaying()).toBe(false);
    replay.toggle();
    replay.goTo(2);
    expect([isPlaying(), turn()]).toEqual([false, 2]);
    replay.toggle();
    search.solve();
    expect(isPlaying()).toBe(false);
    vi.runOnlyPendingTimers();
  });

  it("follows moves by hand, and returns to where they left the solution", async () => {
    const { replay, play, store, turn } = await solved();
    const first = replayTurn();
    play.click(first);
    expect(replayProgress(store.state())).toEqual({ turn: 1, kind: "on" });
    // The other direction is off the solution.
    store.dispatch({ type: "undone" });
    play.click(first === 1 ? 2 : 1);
    expect(replayProgress(store.state())).toEqual({ turn: 0, kind: "left" });
    replay.go(1);
    expect(replayProgress(store.state())).toEqual({ turn: 0, kind: "on" });
    play.click(first === 1 ? 2 : 1);
    replay.toggle();
    // First returns to the solution, then continues.
    expect(replayProgress(store.state())).toEqual({ turn: 0, kind: "on" });
    vi.advanceTimersByTime(150);
    expect(turn()).toBe(1);

    function replayTurn(): number {
      const { result } = store.state();
      return result.kind === "solved" ? (result.answer.turns[0]?.moves[0]?.from ?? 0) : 0;
    }
  });

  it("goes from the middle of a move to its beginning or its end", async () => {
    const page = await pageOf({ start: "*12/345/678", goal: "125/348/67*" }, { metric: "line" });
    const { store, replay, play, solve } = page;
    solve();
    const progress = () => replayProgress(store.state());
    for (const [by, turn] of [
      [-1, 1],
      [1, 2],
    ] as const) {
      replay.goTo(1);
      play.click(5);
      expect(progress()).toEqual({ turn: 1, kind: "begun" });
      replay.go(by);
      expect(progress()).toEqual({ turn, kind: "on" });
    }
  });

  it("does nothing without a solution, or with an empty one", async () => {
    const page = await pageOf({ start: "12/3*" });
    page.replay.toggle();
    expect(page.store.state().replaying).toBe(false);
    page.solve();
    page.replay.toggle();
    expect(page.store.state()).toMatchObject({ replaying: false, result: { kind: "solved" } });
  });
});
