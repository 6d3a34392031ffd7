import type { Solution, Stats } from "taisou";
import { beforeEach, describe, expect, it } from "vitest";
import { type Event, isEnd, type Task, type TaskId } from "../protocol";
import { createRunner, type Runner } from "./runner";
import { SLICE_MILLIS, type Work } from "./work";

const task: Task = { kind: "solve", board: "12/3*", width: 2, algorithm: "bfs", options: {} };
const survey: Task = { kind: "survey", goals: ["12/3*"], width: 2, options: {} };
const outcome = { kind: "solve", solution: { status: "solved" } as Solution } as const;
const id = (number: number) => number as TaskId;

/** A search that pauses this often before it ends, each slice taking this long. */
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
let rested = 0;
let heard: Event[] = [];
let waiting: (() => void)[] = [];
let runner: Runner;
let next: () => Work;

beforeEach(() => {
  now = 0;
  freed = 0;
  rested = 0;
  heard = [];
  waiting = [];
  runner = createRunner({
    create: () => next(),
    now: () => now,
    post: (event) => heard.push(event),
    later: (callback) => waiting.push(callback),
    rest: () => {
      rested += 1;
    },
  });
});

function turn(times = 1): void {
  for (let index = 0; index < times; index += 1) waiting.shift()?.();
}

function ends(number: number): string[] {
  return heard.filter((event) => isEnd(event) && event.id === number).map(({ type }) => type);
}

describe("the runner", () => {
  it("reports at 8 Hz and ends once", () => {
    next = () => slow(100, 20);
    runner.start(id(1), task);
    turn(200);
    const reports = heard.filter(({ type }) => type === "progress");
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

  it("hears a cancel between two slices, and frees the search", () => {
    next = () => slow(1000, 20);
    runner.start(id(1), task);
    turn(3);
    runner.cancel(id(1));
    turn(5);
    expect(ends(1)).toEqual(["cancelled"]);
    expect(freed).toBe(1);
  });

  it("ends as if it had met a limit when that is enough, and can go on", () => {
    next = () => ({ ...slow(3, 20), goOn: () => true });
    runner.start(id(1), task);
    turn(1);
    runner.enough(id(7));
    expect(ends(1)).toEqual([]);
    runner.enough(id(1));
    expect(heard.at(-1)).toMatchObject({ type: "finished", id: 1, outcome });
    runner.enough(id(1));
    expect(ends(1)).toEqual(["finished"]);
    runner.resume(id(2), id(1));
    turn(5);
    expect(ends(2)).toEqual(["finished"]);
  });

  it("hands over what is worth having when it is cancelled", () => {
    next = () => ({ ...slow(1000, 20), soFar: () => outcome });
    runner.start(id(1), task);
    turn(3);
    runner.cancel(id(1));
    expect(heard.at(-1)).toMatchObject({ type: "cancelled", outcome });
    expect(freed).toBe(1);
  });

  it("tells the first answer at once", () => {
    const work = slow(1000, 20);
    next = () => ({
      ...work,
      stats: () => ({ ...work.stats(), best: now < 40 ? null : 90 }),
      soFar: () => outcome,
    });
    runner.start(id(1), task);
    turn(5);
    expect(heard).toMatchObject([{ type: "progress", progress: { millis: 40 }, sofar: outcome }]);
  });

  it("tells the best answer so far once, and again when there is a better one, but not too often", () => {
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
    const told = () =>
      heard.filter((event) => event.type === "progress" && event.sofar !== null).length;
    runner.start(id(1), task);
    turn(10);
    expect([told(), asked]).toEqual([0, 0]);
    best = 90;
    turn(20);
    expect([told(), asked]).toEqual([1, 1]);
    best = 80;
    turn(2);
    best = 70;
    turn(2);
    expect(told()).toBe(2);
    turn(20);
    expect([told(), asked]).toEqual([3, 3]);
  });

  it("goes on with a search that was cancelled, under a new id, until the next one starts", () => {
    next = () => ({ ...slow(5, 20), goOn: () => true });
    runner.start(id(1), task);
    turn(3);
    runner.cancel(id(1));
    expect(freed).toBe(0);
    turn(9);
    runner.resume(id(2), id(1));
    turn(9);
    expect([ends(1), ends(2)]).toEqual([["cancelled"], ["finished"]]);
    const last = heard.at(-1);
    // The time in between is not counted.
    expect(last?.type === "finished" && last.progress.millis).toBe(100);
    runner.start(id(3), task);
    expect(freed).toBe(1);
    runner.resume(id(4), id(2));
    expect(ends(4)).toEqual(["cancelled"]);
  });

  it("says the same again of a search that cannot go on, and keeps none that is decided", () => {
    next = () => ({ ...slow(2, 20), goOn: () => false });
    runner.start(id(1), task);
    turn(3);
    runner.resume(id(2), id(1));
    expect([ends(1), ends(2)]).toEqual([["finished"], ["finished"]]);
    const solution = { status: "solved", optimal: true } as Solution;
    next = () => ({
      ...slow(1, 20),
      goOn: () => false,
      outcome: () => ({ kind: "solve", solution }),
    });
    runner.start(id(3), task);
    turn(3);
    expect(freed).toBe(2);
  });

  it("starts the next search at once, ending the one before", () => {
    next = () => slow(1000, 20);
    runner.start(id(1), task);
    turn(2);
    next = () => slow(2, 1);
    runner.start(id(2), task);
    turn(10);
    expect(ends(1)).toEqual(["cancelled"]);
    expect(ends(2)).toEqual(["finished"]);
  });

  it("waits for what a search wants first, and hears a cancel meanwhile", async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const waits = [arrived, null, null, arrived];
    next = () => ({ ...slow(3, 20), wait: () => waits.shift() ?? null });
    runner.start(id(1), task);
    turn(9);
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

  it("rests after every task, but not while there is another", () => {
    next = () => slow(3, 20);
    runner.start(id(1), task);
    expect(runner.isBusy()).toBe(true);
    turn(9);
    expect([rested, runner.isBusy()]).toEqual([1, false]);
    runner.start(id(2), task);
    runner.cancel(id(2));
    expect([rested, runner.isBusy()]).toEqual([2, false]);
    runner.start(id(3), task);
    runner.start(id(4), task);
    expect([rested, runner.isBusy()]).toEqual([3, true]);
  });

  it("says nothing to a cancel that comes too late, or is for another search", () => {
    next = () => slow(1, 1);
    runner.start(id(1), task);
    turn(3);
    runner.cancel(id(1));
    runner.cancel(id(7));
    expect(ends(1)).toEqual(["finished"]);
    expect(heard).toHaveLength(1);
  });

  it("keeps what can be asked until the next of its kind, and answers while another task runs", () => {
    const distance = (board: string) => {
      if (board === "?") throw Object.assign(new Error("no"), { code: "goal-mismatch" });
      return board.length;
    };
    next = () => ({ ...slow(1, 1), distance });
    runner.start(id(1), survey);
    turn(2);
    expect(freed).toBe(0);
    next = () => slow(1000, 20);
    runner.start(id(2), task);
    runner.locate(id(1), ["ABC", "?"]);
    runner.locate(id(2), ["ABC"]);
    const answers = heard.filter(({ type }) => type === "located");
    expect(answers).toEqual([
      { type: "located", id: 1, boards: ["ABC", "?"], distances: [3, null] },
    ]);
    runner.start(id(3), survey);
    // The one that ran, and the one that was kept.
    expect(freed).toBe(2);
    runner.locate(id(1), ["ABC"]);
    expect(heard.filter(({ type }) => type === "located")).toHaveLength(1);
  });

  it("keeps what was cancelled if it has come to something", () => {
    const survey = { ...slow(1000, 20), distance: () => 1 };
    next = () => survey;
    runner.start(id(1), task);
    runner.cancel(id(1));
    expect(freed).toBe(1);
    next = () => ({ ...survey, soFar: () => outcome });
    runner.start(id(2), task);
    runner.cancel(id(2));
    runner.locate(id(2), ["ABC"]);
    expect(heard.at(-1)).toMatchObject({ type: "located", distances: [1] });
    expect(freed).toBe(1);
  });

  it("calls an error with a code an objection, and one without a crash", () => {
    next = () => {
      throw Object.assign(new Error("no"), { code: "unsupported", details: { use: "bfs" } });
    };
    runner.start(id(1), task);
    expect(heard[0]).toMatchObject({
      type: "refused",
      objection: { code: "unsupported", details: { use: "bfs" } },
    });
    next = () => slow(3, 1, new WebAssembly.RuntimeError("unreachable"));
    runner.start(id(2), task);
    turn(9);
    expect(ends(2)).toEqual(["crashed"]);
    expect(freed).toBe(1);
  });

  it("frees a search whose numbers cannot be read, and takes the next", () => {
    next = () => ({
      ...slow(1000, 200),
      stats: () => {
        throw new WebAssembly.RuntimeError("unreachable");
      },
    });
    runner.start(id(1), task);
    turn(1);
    expect(ends(1)).toEqual(["crashed"]);
    expect(freed).toBe(1);
    runner.start(id(2), task);
    runner.cancel(id(2));
    expect(ends(2)).toEqual(["crashed"]);
    expect(freed).toBe(2);
  });

  it("calls a search that cannot even be freed a crash", () => {
    next = () => ({
      ...slow(2, 1),
      free: () => {
        throw new WebAssembly.RuntimeError("unreachable");
      },
    });
    runner.start(id(1), task);
    turn(5);
    expect(ends(1)).toEqual(["crashed"]);
  });
});
