import * as taisou from "taisou";
import { describe, expect, it, onTestFinished } from "vitest";
import { spawnedWorker } from "../app/page-in-tests";
import type { Task, TaskId } from "../engine/protocol";
import { type TaskListener, WorkerTaskQueue } from "../engine/task-queue";
import { answerOf, liveOf, shownBoard } from "../model/state/selectors";
import { ATTRIBUTES, type Attributes } from "./attributes";
import { type BoardServices, BoardSession } from "./board-session";
import type { EventDetails } from "./events";
import { words } from "./words";

/** Maximum number of tasks added in one turn of the event loop; an endless loop exceeds any number. */
const MOST_AT_ONCE = 500;

/** A page with boards, whose one worker runs between turns of the event loop, as a thread does. */
function page(more: Partial<BoardServices> = {}) {
  const worker = spawnedWorker();
  let added = 0;
  let most = 0;
  let isOver = false;
  /** Fails, instead of hanging, when tasks are added without end. */
  class CountingQueue extends WorkerTaskQueue {
    override enqueue(task: Task, onEvent: TaskListener): TaskId {
      added += 1;
      most = Math.max(most, added);
      if (added > MOST_AT_ONCE) throw new Error("the event loop is blocked");
      return super.enqueue(task, onEvent);
    }
  }
  const services: BoardServices = {
    ...{ rules: taisou, words, loadRules: async () => {} },
    createQueue: async () => new CountingQueue(() => worker.port, loadNothing),
    ...more,
  };
  async function run(): Promise<void> {
    while (!isOver) {
      added = 0;
      worker.slice();
      await turn();
    }
  }
  void run();
  onTestFinished(() => {
    isOver = true;
  });
  return {
    addBoard: (given: Partial<Attributes>) => addBoard(services, given),
    most: () => most,
  };
}

const loadNothing = async () => ({}) as WebAssembly.Module;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function addBoard(services: BoardServices, given: Partial<Attributes>) {
  const none = Object.fromEntries(ATTRIBUTES.map((name) => [name, null]));
  const events: { [Name in keyof EventDetails]: EventDetails[Name][] } = {
    open: [],
    move: [],
    solved: [],
    answer: [],
    replayed: [],
    error: [],
  };
  const session = new BoardSession(
    services,
    { now: () => 0, isHidden: () => false, onSight() {} },
    (name, detail) => events[name].push(detail),
  );
  let attributes = { ...none, ...given } as Attributes;
  const lang = () => (attributes.lang === "ja" ? "ja" : "en");
  const update = (more: Partial<Attributes> = {}) => {
    attributes = { ...attributes, ...more };
    session.update(attributes, lang());
  };
  const set = (more: Partial<Attributes>) => {
    update(more);
    return session.open(attributes, lang());
  };
  const state = () => session.player.store.state();
  const opened = set({});
  return { session, set, update, events, state, opened, shown: () => shownBoard(state()) };
}

async function until(is: () => boolean): Promise<void> {
  while (!is()) await turn();
}

async function liveIs(session: BoardSession, moves: number): Promise<void> {
  const live = () => liveOf(session.player.store.state());
  await until(() => live()?.least === moves && live()?.most === moves);
}

it.each([2, 6, 30])(
  "%i boards with live distances and solve() do not block the page",
  async (count) => {
    const { addBoard, most } = page();
    const boards = Array.from({ length: count }, () =>
      addBoard({ board: "867/254/3*1", live: "" }),
    );
    for (const _ of boards) await turn();
    // A third is removed during the search, and half of those return.
    boards.forEach(({ session }, index) => {
      if (index % 3 === 0) session.suspend();
    });
    await turn();
    boards.forEach(({ update }, index) => {
      if (index % 6 === 0) update();
    });
    await Promise.all(boards.slice(0, 2).map(({ set }) => set({ board: "12345678*" })));
    const solved = await Promise.all(boards.map(({ session }) => session.solve(null, [])));
    expect(solved.map(({ length }) => length)).toEqual(
      boards.map((_, index) => (index < 2 ? 0 : 31)),
    );
    boards.push(addBoard({ board: "867/254/3*1", live: "" }));
    for (const [index, { session }] of boards.entries()) {
      const isAway = index % 3 === 0 && index % 6 !== 0 && index < count;
      if (isAway) expect(liveOf(session.player.store.state())).toBeNull();
      else await liveIs(session, index < 2 ? 0 : 31);
    }
    expect(boards.flatMap(({ events }) => events.error)).toEqual([]);
    expect(most()).toBeLessThanOrEqual(2 * boards.length);
  },
);

const ONE_MOVE = { board: "1*2" };

describe("a board", () => {
  it("shows the first puzzle, a named one or its own: the last one that was opened", async () => {
    const { set, opened, shown, state } = page().addBoard({});
    await opened;
    expect(shown()).not.toBe("");
    await set({ puzzle: "klotski" });
    const klotski = shown();
    expect(state().bests.move).toEqual({ length: 81, bound: 81 });
    // The collection is fetched too late.
    await Promise.all([set({ puzzle: "eight-hardest" }), set({ puzzle: null, ...ONE_MOVE })]);
    expect(shown()).toBe("1*2");
    await set({ puzzle: "klotski", board: null, goal: klotski });
    // The optimum does not hold for another goal.
    expect(state().bests.move).toBeUndefined();
  });

  it("reports each board that opens, and no other change", async () => {
    const { session, set, update, events } = page().addBoard(ONE_MOVE);
    const oneMove = { board: "1*2", goals: ["12*"], width: 3, height: 1, metric: "step" };
    await set({ board: "12/3*", goal: "*1/23\n\n12/*3" });
    session.player.play.click(1);
    session.reset();
    update({ metric: "line", live: "", lang: "ja" });
    await set({ board: "12/3*", goal: "12/3", metric: null });
    await set({ board: "12/345*" });
    expect(events.open).toEqual([
      // The first one was replaced while it was being opened.
      { ...oneMove, board: "12/3*", goals: ["*1/23", "12/*3"], width: 2, height: 2 },
      { ...oneMove, board: "12/3*", goals: [], width: 2, height: 2 },
    ]);
    await set({ ...ONE_MOVE, goal: null });
    expect(events.open.at(-1)).toEqual(oneMove);
  });

  it("reports each error once, in its language", async () => {
    const { session, set, update, events, shown } = page().addBoard({ puzzle: "none-such" });
    await until(() => events.error.length > 0);
    await set({});
    await set({ puzzle: null, board: "12/345*" });
    await until(() => events.error.length > 1);
    update({ lang: "ja" });
    await set({ board: "1*2", moves: "U" });
    await until(() => events.error.length > 2);
    expect(events.error.map(({ code }) => code)).toEqual([
      "unknown-puzzle",
      "uneven-rows",
      "bad-moves",
    ]);
    expect(events.error[0]?.message).toContain("none-such");
    expect(events.error[1]?.message).toMatch(/Row 2/);
    expect(events.error[2]?.message).toMatch(/[ぁ-ん]/);
    expect(session.context.state().error).not.toBeNull();
    await set({ moves: null });
    expect([shown(), session.context.state().error]).toEqual(["1*2", null]);
  });

  it("reports that it cannot be loaded, and can be opened again", async () => {
    let isOnline = false;
    const { addBoard } = page({
      loadRules: async () => {
        if (!isOnline) throw new Error("offline");
      },
    });
    const { set, events, shown, opened } = addBoard(ONE_MOVE);
    await opened;
    await until(() => events.error.length > 0);
    expect(events.error).toMatchObject([{ code: "not-loaded" }]);
    isOnline = true;
    await set({});
    expect(shown()).toBe("1*2");
  });

  it("reports moves of the player, and the win", async () => {
    const { session, opened, events } = page().addBoard({ ...ONE_MOVE, metric: "step" });
    await opened;
    session.player.play.click(0);
    session.player.play.click(1);
    session.player.play.click(2);
    expect(events.move).toMatchObject([
      { board: "*12", moves: 1, by: "player" },
      { board: "1*2", moves: 2, by: "player" },
      { board: "12*", moves: 3, by: "player" },
    ]);
    expect(events.move[0]?.steps).toMatchObject([{ from: 0, to: 1 }]);
    expect(events.solved).toEqual([{ board: "12*", moves: 3, metric: "step", millis: 0 }]);
    session.reset();
    expect(events.move.at(-1)).toEqual({ board: "1*2", steps: [], moves: 0, by: null });
  });

  it("solves, reports the answer, and replays it", async () => {
    const { session, set, events, shown } = page().addBoard({ ...ONE_MOVE, metric: "step" });
    const detail = await session.solve(null, []);
    expect(detail).toMatchObject({ status: "solved", length: 1, optimal: true, moves: "L" });
    expect(events.answer).toEqual([detail]);
    expect(await session.play()).toBe(true);
    expect(shown()).toBe("12*");
    expect(events.move).toMatchObject([{ board: "12*", moves: 0, by: "replay" }]);
    expect(events.replayed).toEqual([{ board: "12*", length: 1, metric: "step" }]);
    expect(events.solved).toEqual([]);
    await set({ board: "2*1" });
    expect(await session.play()).toBe(false);
    expect(events.answer.at(-1)).toMatchObject({ status: "unsolvable", length: null, moves: "" });
    expect(session.player.store.state().replaying).toBe(false);
  });

  it("can be paused, reset and suspended", async () => {
    const { session, set, state, shown, events } = page().addBoard({ board: "867/254/3*1" });
    const isReplaying = () => state().replaying;
    let played = session.play();
    await until(isReplaying);
    session.pause();
    expect([isReplaying(), await played]).toEqual([false, false]);
    played = session.play();
    const again = session.play();
    await until(() => shown() !== "867/254/3*1");
    session.suspend();
    expect([isReplaying(), await played, await again]).toEqual([false, false, false]);
    played = session.play();
    await until(isReplaying);
    await set({ board: "867/254/3*1" });
    expect(await played).toBe(false);
    expect(events.replayed).toEqual([]);
    session.reset();
    expect([shown(), state().watching]).toEqual(["867/254/3*1", false]);
    for (const end of ["reset", "suspend"] as const) {
      await set({ board: "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *" });
      const solving = session.solve(null, []);
      await until(() => state().search.phase === "running");
      session[end]();
      expect(await solving).toMatchObject({ status: "cancelled", length: null });
    }
  });

  it("rejects `solve` and `play` without a board", async () => {
    const { session, events } = page().addBoard({ board: "12/345*" });
    await expect(session.solve(null, [])).rejects.toMatchObject({ code: "uneven-rows" });
    await expect(session.play()).rejects.toMatchObject({ code: "uneven-rows" });
    expect(events.answer).toEqual([]);
  });

  it("replays given moves, again from the start after a reset", async () => {
    const { session, opened, shown, state } = page().addBoard({
      ...{ board: "123/4*6/758", moves: "U L", metric: "step" },
    });
    await opened;
    expect(answerOf(state())).toBe(session.context.state().given);
    expect(answerOf(state())?.solution).toMatchObject({ length: 2, optimal: false });
    expect(await session.play()).toBe(true);
    expect(shown()).toBe("123/456/78*");
    session.reset();
    expect([shown(), state().watching]).toEqual(["123/4*6/758", true]);
  });

  it("reports that searches cannot be fetched, and retries", async () => {
    let isOnline = false;
    const { addBoard } = page({
      createQueue: async () => {
        if (!isOnline) throw new Error("offline");
        const worker = spawnedWorker();
        return new WorkerTaskQueue(() => worker.port, loadNothing);
      },
    });
    const { session, events, update, opened } = addBoard({ ...ONE_MOVE, live: "" });
    await opened;
    await until(() => events.error.length > 0);
    expect(events.error).toMatchObject([{ code: "not-loaded" }]);
    await expect(session.solve(null, [])).rejects.toThrow("offline");
    isOnline = true;
    update();
    await until(() => liveOf(session.player.store.state()) !== null);
  });
});
