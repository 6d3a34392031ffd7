import * as taisou from "taisou";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { spawnedWorker } from "../app/page-in-tests";
import { createTaskQueue, type TaskQueue } from "../engine/task-queue";
import { answerOf, liveOf, shownBoard } from "../model/state/selectors";
import { ATTRIBUTES, type Attributes } from "./attributes";
import type { AnswerDetail, MoveDetail, SolvedDetail } from "./events";
import { type PageContext, createBoardSession, type BoardSession } from "./board-session";
import { words } from "./words";

beforeAll(() => taisou.default());

/** This many tasks may join the line between two turns of the event loop. In a loop without end it would be all. */
const MOST_AT_ONCE = 500;

/** A page with boards on it; their one worker runs between two turns of the event loop, as a thread does. */
function page(more: Partial<PageContext> = {}) {
  const worker = spawnedWorker();
  let joined = 0;
  let most = 0;
  let isOver = false;
  /** Fails, instead of hanging, when tasks join without end. */
  function watched(line: TaskQueue): TaskQueue {
    return {
      ...line,
      join(task, hear) {
        joined += 1;
        most = Math.max(most, joined);
        if (joined > MOST_AT_ONCE) throw new Error("the event loop is blocked");
        return line.join(task, hear);
      },
    };
  }
  const world: PageContext = {
    ...{ rules: taisou, words, loadRules: async () => {} },
    createQueue: async () =>
      watched(
        createTaskQueue(
          () => worker.port,
          async () => ({}) as WebAssembly.Module,
        ),
      ),
    ...more,
  };
  async function run(): Promise<void> {
    while (!isOver) {
      joined = 0;
      worker.slice();
      await turn();
    }
  }
  void run();
  onTestFinished(() => {
    isOver = true;
  });
  return {
    addBoard: (said: Partial<Attributes>) => addBoard(world, said),
    most: () => most,
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function addBoard(world: PageContext, said: Partial<Attributes>) {
  const none = Object.fromEntries(ATTRIBUTES.map((name) => [name, null]));
  const heard = {
    moves: [] as MoveDetail[],
    solved: [] as SolvedDetail[],
    answers: [] as AnswerDetail[],
    troubles: [] as string[],
  };
  const session = createBoardSession(
    world,
    { now: () => 0, isHidden: () => false, onSight() {} },
    {
      onMove: (detail) => heard.moves.push(detail),
      onSolved: (detail) => heard.solved.push(detail),
      onAnswer: (detail) => heard.answers.push(detail),
      onError: ({ code }, sentence) => heard.troubles.push(`${code}: ${sentence}`),
    },
  );
  let attributes = { ...none, ...said } as Attributes;
  const lang = () => (attributes.lang === "ja" ? "ja" : "en");
  const follow = (more: Partial<Attributes> = {}) => {
    attributes = { ...attributes, ...more };
    session.follow(attributes, lang());
  };
  const set = (more: Partial<Attributes>) => {
    follow(more);
    return session.open(attributes, lang());
  };
  const state = () => session.player.store.state();
  const opened = set({});
  return { session, set, follow, heard, state, opened, shown: () => shownBoard(state()) };
}

/** Resolves when this is so; a test that waits in vain fails by its own limit of time. */
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
    // Some are taken away in mid-search, and half of those come back.
    boards.forEach(({ session }, index) => {
      if (index % 3 === 0) session.rest();
    });
    await turn();
    boards.forEach(({ follow }, index) => {
      if (index % 6 === 0) follow();
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
    expect(boards.flatMap(({ heard }) => heard.troubles)).toEqual([]);
    expect(most()).toBeLessThanOrEqual(2 * boards.length);
  },
);

const ONE_MOVE = { board: "1*2" };

describe("a board", () => {
  it("is the first puzzle, the one that is named, or its own; what was opened last is shown", async () => {
    const { addBoard } = page();
    const { set, opened, shown, state } = addBoard({});
    await opened;
    expect(shown()).not.toBe("");
    await set({ puzzle: "klotski" });
    const klotski = shown();
    expect(state().bests.move).toEqual({ length: 81, bound: 81 });
    // The puzzle of the collection has to be fetched, and comes too late.
    await Promise.all([set({ puzzle: "eight-hardest" }), set({ puzzle: null, ...ONE_MOVE })]);
    expect(shown()).toBe("1*2");
    await set({ puzzle: "klotski", board: null, goal: klotski });
    // What is known of a puzzle holds for no other goal.
    expect(state().bests.move).toBeUndefined();
  });

  it("says once what is wrong, in its language, until that is put right", async () => {
    const { addBoard } = page();
    const { session, set, follow, heard, shown } = addBoard({ puzzle: "none-such" });
    await until(() => heard.troubles.length > 0);
    await set({});
    await set({ puzzle: null, board: "12/345*" });
    await until(() => heard.troubles.length > 1);
    follow({ lang: "ja" });
    await set({ board: "1*2", moves: "U" });
    await until(() => heard.troubles.length > 2);
    expect(heard.troubles.map((trouble) => trouble.split(":")[0])).toEqual([
      "unknown-puzzle",
      "uneven-rows",
      "bad-moves",
    ]);
    expect(heard.troubles[0]).toContain("none-such");
    expect(heard.troubles[1]).toMatch(/Row 2/);
    expect(heard.troubles[2]).toMatch(/[ぁ-ん]/);
    expect(session.around.state().trouble).not.toBeNull();
    await set({ moves: null });
    expect([shown(), session.around.state().trouble]).toEqual(["1*2", null]);
  });

  it("says that it cannot be loaded, and can be opened again", async () => {
    let isOnline = false;
    const { addBoard } = page({
      loadRules: async () => {
        if (!isOnline) throw new Error("offline");
      },
    });
    const { set, heard, shown, opened } = addBoard(ONE_MOVE);
    await opened;
    await until(() => heard.troubles.length > 0);
    expect(heard.troubles).toMatchObject([/^not-loaded: /]);
    isOnline = true;
    await set({});
    expect(shown()).toBe("1*2");
  });

  it("tells moves of the player, and that the goal is reached by them", async () => {
    const { addBoard } = page();
    const { session, opened, heard } = addBoard({ ...ONE_MOVE, metric: "step" });
    await opened;
    session.player.playing.click(0);
    session.player.playing.click(1);
    session.player.playing.click(2);
    expect(heard.moves).toMatchObject([
      { board: "*12", moves: 1, by: "player" },
      { board: "1*2", moves: 2, by: "player" },
      { board: "12*", moves: 3, by: "player" },
    ]);
    expect(heard.moves[0]?.steps).toMatchObject([{ from: 0, to: 1 }]);
    expect(heard.solved).toEqual([{ board: "12*", moves: 3, metric: "step", millis: 0 }]);
    session.reset();
    expect(heard.moves.at(-1)).toEqual({ board: "1*2", steps: [], moves: 0, by: null });
  });

  it("solves, tells the answer, and replays it when it is to play", async () => {
    const { addBoard } = page();
    const { session, set, heard, shown } = addBoard({ ...ONE_MOVE, metric: "step" });
    const detail = await session.solve(null, []);
    expect(detail).toMatchObject({ status: "solved", length: 1, optimal: true, moves: "L" });
    expect(heard.answers).toEqual([detail]);
    await session.play();
    await until(() => shown() === "12*");
    expect(heard.moves).toMatchObject([{ board: "12*", moves: 0, by: "replay" }]);
    expect(heard.solved).toEqual([]);
    await set({ board: "2*1" });
    await session.play();
    expect(heard.answers.at(-1)).toMatchObject({ status: "unsolvable", length: null, moves: "" });
    expect(session.player.store.state().replaying).toBe(false);
  });

  it("pauses, is reset, and rests when it is taken away", async () => {
    const { addBoard } = page();
    const { session, set, state, shown } = addBoard({ board: "867/254/3*1" });
    await session.play();
    expect(state().replaying).toBe(true);
    session.pause();
    expect(state().replaying).toBe(false);
    await session.play();
    await until(() => shown() !== "867/254/3*1");
    session.rest();
    expect(state().replaying).toBe(false);
    session.reset();
    expect([shown(), state().watching]).toEqual(["867/254/3*1", false]);
    for (const end of ["reset", "rest"] as const) {
      await set({ board: "24 1 2 3 4/9 5 6 7 8/14 10 11 12 13/19 15 16 17 18/23 20 21 22 *" });
      const solving = session.solve(null, []);
      await until(() => state().search.phase === "running");
      session[end]();
      expect(await solving).toMatchObject({ status: "cancelled", length: null });
    }
  });

  it("has nothing to solve where its attributes make no board", async () => {
    const { addBoard } = page();
    const { session, heard } = addBoard({ board: "12/345*" });
    await expect(session.solve(null, [])).rejects.toMatchObject({ code: "uneven-rows" });
    await expect(session.play()).rejects.toMatchObject({ code: "uneven-rows" });
    expect(heard.answers).toEqual([]);
  });

  it("steps through the moves that it was given, from their beginning again after a reset", async () => {
    const { addBoard } = page();
    const { session, opened, shown, state } = addBoard({
      ...{ board: "123/4*6/758", moves: "U L", metric: "step" },
    });
    await opened;
    expect(answerOf(state())).toBe(session.around.state().given);
    expect(answerOf(state())?.solution).toMatchObject({ length: 2, optimal: false });
    await session.play();
    await until(() => shown() === "123/456/78*");
    session.reset();
    expect([shown(), state().watching]).toEqual(["123/4*6/758", true]);
  });

  it("cannot search where what searches cannot be fetched, says so, and tries again", async () => {
    let isOnline = false;
    const { addBoard } = page({
      createQueue: async () => {
        if (!isOnline) throw new Error("offline");
        const worker = spawnedWorker();
        return createTaskQueue(
          () => worker.port,
          async () => ({}) as WebAssembly.Module,
        );
      },
    });
    const { session, heard, follow, opened } = addBoard({ ...ONE_MOVE, live: "" });
    await opened;
    await until(() => heard.troubles.length > 0);
    expect(heard.troubles[0]).toMatch(/^not-loaded: /);
    await expect(session.solve(null, [])).rejects.toThrow("offline");
    isOnline = true;
    follow();
    await until(() => liveOf(session.player.store.state()) !== null);
  });
});
