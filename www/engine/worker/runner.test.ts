import type { Solution, Stats } from "taisou";
import { beforeEach, describe, expect, it } from "vitest";
import { type Event, isEnd, type Task, type TaskId } from "../protocol";
import { Runner } from "./runner";
import { SLICE_MILLIS, type Work } from "./work";

const task: Task = { kind: "solve", board: "12/3*", width: 2, algorithm: "bfs", options: {} };
const survey: Task = { kind: "survey", goals: ["12/3*"], width: 2, options: {} };
const outcome = { kind: "solve", solution: { status: "solved" } as Solution } as const;
const id = (number: number) => number as TaskId;

/** A search of `slices` slices of `millis` milliseconds each. */
function slow(slices: number, millis: number, failure?: Error): Work {
  let nodes = 0;
  let left = slices;
  return {
    advance() {
      now += millis;
      nodes += 1000;
      left -= 1;
      if (left === 0 && failure !== undefined) throw failure;
      return left > 0 ? "paused" : "solved";
    },
    stats: () => ({ nodes, best: null as number | null }) as Stats,
    outcome: () => outcome,
    soFar: () => null,
    free: () => {
      freed += 1;
    },
  };
}

let now = 0;
let freed = 0;
let idle = 0;
let events: Event[] = [];
let waiting: (() => void)[] = [];
let runner: Runner;
let next: () => Work;

beforeEach(() => {
  now = 0;
  freed = 0;
  idle = 0;
  events = [];
  waiting = [];
  runner = new Runner({
    create: () => next(),
    now: () => now,
    post: (event) => events.push(event),
    later: (callback) => waiting.push(callback),
    onIdle: () => {
      idle += 1;
    },
  });
});

function turn(times = 1): void {
  for (let index = 0; index < times; index += 1) waiting.shift()?.();
}

function start(number: number, make: () => Work, turns = 0, of = task): void {
  next = make;
  runner.start(id(number), of);
  turn(turns);
}

function ends(number: number): string[] {
  return events.filter((event) => isEnd(event) && event.id === number).map(({ type }) => type);
}

describe("the runner", () => {
  it("reports at 8 Hz and ends once", () => {
    start(1, () => slow(100, 20), 200);
    const reports = events.filter(({ type }) => type === "progress");
    expect(reports.length).toBeGreaterThanOrEqual(13);
    expect(reports.length).toBeLessThanOrEqual(16);
    expect(ends(1)).toEqual(["finished"]);
    expect(freed).toBe(1);
  });

  it("limits slices by time only", () => {
    const limits: (number | undefined)[][] = [];
    next = () => {
      const work = slow(3, 20);
      return {
        ...work,
        advance(...limit) {
          limits.push(limit);
          return work.advance(...limit);
        },
      };
    };
    runner.start(id(1), task);
    turn(10);
    const slice = [Number.POSITIVE_INFINITY, SLICE_MILLIS];
    expect(limits).toEqual([slice, slice, slice]);
  });

  it("cancels between two slices, posts the partial outcome, and frees the search", () => {
    start(1, () => ({ ...slow(1000, 20), soFar: () => outcome }), 3);
    runner.cancel(id(1));
    turn(5);
    expect(ends(1)).toEqual(["cancelled"]);
    expect(events.at(-1)).toMatchObject({ type: "cancelled", outcome });
    expect(freed).toBe(1);
  });

  it("ends a task on `enough` as if it had met a limit, and can resume it", () => {
    start(1, () => ({ ...slow(3, 20), resume: () => true }), 1);
    runner.enough(id(7));
    expect(ends(1)).toEqual([]);
    runner.enough(id(1));
    expect(events.at(-1)).toMatchObject({ type: "finished", id: 1, outcome });
    runner.enough(id(1));
    expect(ends(1)).toEqual(["finished"]);
    runner.resume(id(2), id(1));
    turn(5);
    expect(ends(2)).toEqual(["finished"]);
  });

  it("reports the first solution at once", () => {
    const work = slow(1000, 20);
    next = () => ({
      ...work,
      stats: () => ({ ...work.stats(), best: now < 40 ? null : 90 }),
      soFar: () => outcome,
    });
    runner.start(id(1), task);
    turn(5);
    expect(events).toMatchObject([{ type: "progress", progress: { millis: 40 }, sofar: outcome }]);
  });

  it("reports each better solution once, at intervals", () => {
    let best: number | null = null;
    let asked = 0;
    const work = slow(1000, 100);
    next = () => ({
      ...work,
      stats: () => ({ ...work.stats(), best }),
      soFar: () => {
        asked += 1;
        return outcome;
      },
    });
    const reported = () =>
      events.filter((event) => event.type === "progress" && event.sofar !== null).length;
    runner.start(id(1), task);
    turn(10);
    expect([reported(), asked]).toEqual([0, 0]);
    best = 90;
    turn(20);
    expect([reported(), asked]).toEqual([1, 1]);
    best = 80;
    turn(2);
    best = 70;
    turn(2);
    expect(reported()).toBe(2);
    turn(20);
    expect([reported(), asked]).toEqual([3, 3]);
  });

  it("resumes a cancelled search under a new id, until the next one starts", () => {
    start(1, () => ({ ...slow(5, 20), resume: () => true }), 3);
    runner.cancel(id(1));
    expect(freed).toBe(0);
    turn(9);
    runner.resume(id(2), id(1));
    turn(9);
    expect([ends(1), ends(2)]).toEqual([["cancelled"], ["finished"]]);
    const last = events.at(-1);
    // The time in between is not counted.
    expect(last?.type === "finished" && last.progress.millis).toBe(100);
    runner.start(id(3), task);
    expect(freed).toBe(1);
    runner.resume(id(4), id(2));
    expect(ends(4)).toEqual(["cancelled"]);
  });

  it("posts the same outcome for a search with nothing left to do, and frees a decided one", () => {
    start(1, () => ({ ...slow(2, 20), resume: () => false }), 3);
    runner.resume(id(2), id(1));
    expect([ends(1), ends(2)]).toEqual([["finished"], ["finished"]]);
    const solution = { status: "solved", optimal: true } as Solution;
    next = () => ({
      ...slow(1, 20),
      resume: () => false,
      outcome: () => ({ kind: "solve", solution }),
    });
    runner.start(id(3), task);
    turn(3);
    expect(freed).toBe(2);
  });

  it("cancels the running search for the next one", () => {
    start(1, () => slow(1000, 20), 2);
    start(2, () => slow(2, 1), 10);
    expect(ends(1)).toEqual(["cancelled"]);
    expect(ends(2)).toEqual(["finished"]);
  });

  it("awaits the promise of `wait`, and handles a cancel during it", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const waits = [arrived, null, null, arrived];
    start(1, () => ({ ...slow(3, 20), wait: () => waits.shift() ?? null }), 9);
    expect([waits.length, ends(1)]).toEqual([3, []]);
    arrive();
    await arrived;
    turn(9);
    expect(ends(1)).toEqual([]);
    runner.cancel(id(1));
    await arrived;
    turn(9);
    expect(ends(1)).toEqual(["cancelled"]);
    expect(freed).toBe(1);
  });

  it("calls `onIdle` after every task", () => {
    start(1, () => slow(3, 20));
    expect(runner.isBusy).toBe(true);
    turn(9);
    expect([idle, runner.isBusy]).toEqual([1, false]);
    runner.start(id(2), task);
    runner.cancel(id(2));
    expect([idle, runner.isBusy]).toEqual([2, false]);
    runner.start(id(3), task);
    runner.start(id(4), task);
    expect([idle, runner.isBusy]).toEqual([3, true]);
  });

  it("ignores a cancel that is late, or for another search", () => {
    start(1, () => slow(1, 1), 3);
    runner.cancel(id(1));
    runner.cancel(id(7));
    expect(ends(1)).toEqual(["finished"]);
    expect(events).toHaveLength(1);
  });

  it("locates boards in the last survey until the next one, also while another task runs", () => {
    const distance = (board: string) => {
      if (board === "?") throw Object.assign(new Error("no"), { code: "goal-mismatch" });
      return board.length;
    };
    start(1, () => ({ ...slow(1, 1), distance }), 2, survey);
    expect(freed).toBe(0);
    start(2, () => slow(1000, 20));
    runner.locate(id(1), ["ABC", "?"]);
    runner.locate(id(2), ["ABC"]);
    const answers = events.filter(({ type }) => type === "located");
    expect(answers).toEqual([
      { type: "located", id: 1, boards: ["ABC", "?"], distances: [3, null] },
    ]);
    runner.start(id(3), survey);
    // The running search and the kept survey.
    expect(freed).toBe(2);
    runner.locate(id(1), ["ABC"]);
    expect(events.filter(({ type }) => type === "located")).toHaveLength(1);
  });

  it("keeps a cancelled survey that has an outcome", () => {
    const survey = { ...slow(1000, 20), distance: () => 1 };
    start(1, () => survey);
    runner.cancel(id(1));
    expect(freed).toBe(1);
    start(2, () => ({ ...survey, soFar: () => outcome }));
    runner.cancel(id(2));
    runner.locate(id(2), ["ABC"]);
    expect(events.at(-1)).toMatchObject({ type: "located", distances: [1] });
    expect(freed).toBe(1);
  });

  it("refuses on an error with a code, and crashes on one without", () => {
    next = () => {
      throw Object.assign(new Error("no"), { code: "unsupported", details: { use: "bfs" } });
    };
    runner.start(id(1), task);
    expect(events[0]).toMatchObject({
      type: "refused",
      objection: { code: "unsupported", details: { use: "bfs" } },
    });
    start(2, () => slow(3, 1, new WebAssembly.RuntimeError("unreachable")), 9);
    expect(ends(2)).toEqual(["crashed"]);
    expect(freed).toBe(1);
  });

  const panic = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };

  it("frees a search whose statistics cannot be read, and runs the next", () => {
    start(1, () => ({ ...slow(1000, 200), stats: panic }), 1);
    expect(ends(1)).toEqual(["crashed"]);
    expect(freed).toBe(1);
    runner.start(id(2), task);
    runner.cancel(id(2));
    expect(ends(2)).toEqual(["crashed"]);
    expect(freed).toBe(2);
  });

  it("reports a search that cannot be freed as a crash", () => {
    start(1, () => ({ ...slow(2, 1), free: panic }), 5);
    expect(ends(1)).toEqual(["crashed"]);
  });
});
