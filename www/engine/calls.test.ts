import { type Solution, TaisouError } from "taisou";
import type { Taisou } from "taisou/worker";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createCalls } from "./calls";
import { cancelled, crashed, FakeWorker, settled, spawnInto } from "./fake-worker-in-tests";
import { type Event, NO_TASK, type Progress, type Request, type TaskId } from "./protocol";
import { WorkerTaskQueue } from "./task-queue";

const BOARD = "867/254/3*1";

let workers: FakeWorker[] = [];
let load: () => Promise<WebAssembly.Module>;
let taisou: Taisou;

beforeEach(() => {
  workers = [];
  load = async () => ({}) as WebAssembly.Module;
  const queue = new WorkerTaskQueue(
    () => spawnInto(workers),
    () => load(),
  );
  taisou = createCalls(queue, { workers: 3, maxBytes: 1000, keeping: true });
});

const worker = () => workers.at(-1) ?? new FakeWorker();

function started(): Extract<Request, { type: "start" }>[] {
  return workers.flatMap(({ requests }) => requests).filter((request) => request.type === "start");
}

const finished = (id: number, length: number): Event => ({
  type: "finished",
  id: id as TaskId,
  outcome: { kind: "solve", solution: { length } as Solution },
  progress: {} as Progress,
});

describe("calls", () => {
  it("run one after another, in the order of the calls", async () => {
    const one = taisou.solve("1*", 2);
    const two = taisou.solve("2*", 2);
    await settled();
    expect(worker().sent()).toEqual(["load 0", "start 1"]);
    worker().emit(finished(1, 11));
    expect(worker().sent().at(-1)).toBe("start 2");
    worker().emit(finished(2, 22));
    expect([(await one).length, (await two).length]).toEqual([11, 22]);
    expect(workers).toHaveLength(1);
  });

  it("make no worker and fetch no module before the first", async () => {
    const fetching = vi.spyOn({ load }, "load");
    load = fetching;
    await settled();
    expect(workers).toHaveLength(0);
    expect(fetching).not.toHaveBeenCalled();
    const call = taisou.solve(BOARD, 3);
    await settled();
    expect([workers.length, fetching.mock.calls.length]).toEqual([1, 1]);
    worker().emit(finished(1, 31));
    await call;
  });

  it("pass the module's options, and handle the others", async () => {
    const options = { goal: "123/456/78*", workers: 2 } as const;
    const { signal } = new AbortController();
    void taisou.solve(BOARD, 3, "bfs", { ...options, signal, onProgress: () => {} });
    void taisou.hint(BOARD, 3, { maxBytes: 7 });
    await settled();
    worker().emit(finished(1, 31));
    expect(started().map(({ task }) => task)).toEqual([
      {
        ...{ kind: "solve", board: BOARD, width: 3, algorithm: "bfs", keeping: true, helpers: 1 },
        options: { goal: "123/456/78*", maxBytes: 1000 },
      },
      {
        ...{ kind: "solve", board: BOARD, width: 3, algorithm: "auto", keeping: true, helpers: 2 },
        options: { boards: false, maxBytes: 7 },
      },
    ]);
  });

  it("send `{}` for values that cannot be cloned, which the module refuses", async () => {
    const bad: unknown[] = [() => 1, Symbol("1*")];
    for (const board of bad)
      void taisou.solve(board as string, 2, undefined, { goal: board as string });
    void taisou.survey("1*", 2, 7 as never);
    await settled();
    worker().emit(finished(1, 0));
    worker().emit(finished(2, 0));
    await settled();
    expect(started().map(({ task }) => task)).toMatchObject([
      { board: {}, options: { goal: {}, maxBytes: 1000 } },
      { board: {}, options: { goal: {}, maxBytes: 1000 } },
      { goals: "1*", options: 7 },
    ]);
  });

  it("reject at once when aborted; the next starts when the worker is free", async () => {
    const controller = new AbortController();
    const one = taisou.solve(BOARD, 3, undefined, { signal: controller.signal });
    const two = taisou.solve(BOARD, 3);
    await settled();
    const reason = new Error("enough of it");
    controller.abort(reason);
    await expect(one).rejects.toBe(reason);
    expect(worker().sent()).toEqual(["load 0", "start 1", "cancel 1"]);
    worker().emit(cancelled(1));
    worker().emit(finished(2, 31));
    expect((await two).length).toBe(31);
  });

  it("leave the queue when aborted before their start, or before the call", async () => {
    const controller = new AbortController();
    const one = taisou.solve(BOARD, 3);
    const two = taisou.solve(BOARD, 3, undefined, { signal: controller.signal });
    await settled();
    controller.abort();
    const three = taisou.solve(BOARD, 3, undefined, { signal: controller.signal });
    for (const call of [two, three])
      await expect(call).rejects.toMatchObject({ name: "AbortError" });
    worker().emit(finished(1, 31));
    await one;
    expect(started()).toHaveLength(1);
  });

  it("resolve with the best result on `enough`, also when it aborts before their start", async () => {
    const early = new AbortController();
    const late = new AbortController();
    const one = taisou.solve(BOARD, 3, undefined, { enough: late.signal });
    const two = taisou.solve(BOARD, 3, undefined, { enough: early.signal });
    await settled();
    early.abort();
    expect(worker().sent()).toEqual(["load 0", "start 1"]);
    late.abort();
    expect(worker().sent().at(-1)).toBe("enough 1");
    worker().emit(finished(1, 40));
    expect((await one).length).toBe(40);
    expect(worker().sent().slice(-2)).toEqual(["start 2", "enough 2"]);
    worker().emit(finished(2, 41));
    expect((await two).length).toBe(41);
  });

  it("report progress until they are aborted", async () => {
    const reports: unknown[] = [];
    const controller = new AbortController();
    const call = taisou.solve(BOARD, 3, undefined, {
      signal: controller.signal,
      onProgress: ({ millis, soFar }) => reports.push([millis, soFar?.length ?? null]),
    });
    await settled();
    const id = 1 as TaskId;
    const report = (millis: number, sofar: number | null): Event => ({
      ...{ type: "progress", id, progress: { millis } as Progress },
      sofar: sofar === null ? null : { kind: "solve", solution: { length: sofar } as Solution },
    });
    worker().emit(report(125, null));
    worker().emit(report(250, 33));
    controller.abort();
    await expect(call).rejects.toThrow();
    worker().emit(report(375, 31));
    expect(reports).toEqual([
      [125, null],
      [250, 33],
    ]);
  });

  it("reject with the module's own error when it refuses them", async () => {
    const call = taisou.survey("1?*", 3);
    await settled();
    const objection = { code: "bad-option", details: { option: "start" } } as const;
    worker().emit({ type: "refused", id: 1 as TaskId, objection, message: "option `start`: …" });
    await expect(call).rejects.toMatchObject({ ...objection, message: "option `start`: …" });
    await expect(taisou.solve(BOARD, 3, undefined, { workers: 0 })).rejects.toMatchObject({
      code: "bad-option",
      details: { option: "workers", expected: "positive-number" },
    });
  });

  it("list their own options with the module's when one is unknown", async () => {
    const call = taisou.survey(BOARD, 3, { workers: 2 } as never);
    await settled();
    const message = "unknown option `workers`: expected one of start, seed";
    const details = { option: "workers", expected: ["start", "seed"] };
    const objection = { code: "unknown-option", details } as const;
    worker().emit({ type: "refused", id: 1 as TaskId, objection, message });
    const expected = ["start", "seed", "signal", "onProgress", "enough"];
    await expect(call).rejects.toMatchObject({
      message: `unknown option \`workers\`: expected one of ${expected.join(", ")}`,
      details: { option: "workers", expected },
    });
    await expect(call).rejects.toBeInstanceOf(TaisouError);
  });

  it.each([Symbol.dispose, Symbol.asyncDispose] as const)("end with %s", async (symbol) => {
    expect(symbol).toBeTypeOf("symbol");
    const call = taisou.solve(BOARD, 3);
    await settled();
    void taisou[symbol]();
    await expect(call).rejects.toMatchObject({ code: "worker-closed" });
  });

  it("reject when the worker is lost; waiting calls run in another", async () => {
    const one = taisou.solve(BOARD, 3);
    const two = taisou.solve(BOARD, 3);
    const three = taisou.solve(BOARD, 3);
    const four = taisou.solve(BOARD, 3);
    await settled();
    worker().emit(crashed(1));
    const lost = { code: "worker-crashed", details: { why: "panic" } };
    await expect(one).rejects.toMatchObject({ ...lost, message: "unreachable" });
    worker().emit({ type: "ready", id: NO_TASK });
    worker().fail("ended");
    await expect(two).rejects.toMatchObject({ ...lost, message: "ended" });
    worker().fail();
    await expect(three).rejects.toMatchObject({ ...lost, details: { why: "loading" } });
    worker().emit(finished(4, 31));
    expect((await four).length).toBe(31);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, true, false]);
  });

  it("reject when the module cannot be fetched; the next call fetches it again", async () => {
    const works = load;
    load = async () => {
      load = works;
      throw new Error("offline");
    };
    const one = taisou.solve(BOARD, 3);
    const two = taisou.solve(BOARD, 3);
    const lost = { code: "worker-crashed", details: { why: "loading" }, message: "offline" };
    await expect(one).rejects.toMatchObject(lost);
    await settled();
    worker().emit(finished(2, 31));
    expect((await two).length).toBe(31);
  });

  it("reject when the instance is closed, now and later", async () => {
    const calls = [taisou.solve(BOARD, 3), taisou.solve(BOARD, 3)];
    await settled();
    taisou.close();
    for (const call of [...calls, taisou.survey("1*", 2)]) {
      await expect(call).rejects.toMatchObject({ code: "worker-closed", details: {} });
    }
    expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  });

  it("keep a Node process alive only while they run", async () => {
    const call = taisou.solve(BOARD, 3);
    await settled();
    expect(worker().referenced).toBe(true);
    worker().emit(finished(1, 31));
    await call;
    expect(worker().referenced).toBe(false);
    void taisou.solve(BOARD, 3);
    expect(worker().referenced).toBe(true);
  });
});
