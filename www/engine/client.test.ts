import type { SurveyResult } from "taisou";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type ClientEvent, createClient, type TaskClient } from "./client";
import { cancelled, crashed, type FakeWorker, spawnInto } from "./fake-worker-in-tests";
import type { Event, Progress, Task, TaskId } from "./protocol";
import { SILENCE_MILLIS } from "./task-queue";

const task: Task = { kind: "solve", board: "12/3*", width: 2, algorithm: "bfs", options: {} };
const survey: Task = { kind: "survey", goals: ["12/3*"], width: 2, options: {} };
const module = {} as WebAssembly.Module;

let workers: FakeWorker[] = [];
let events: ClientEvent[] = [];
let client: TaskClient;
let compiled: (module: WebAssembly.Module) => void;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  events = [];
  const fetching = new Promise<WebAssembly.Module>((resolve) => {
    compiled = resolve;
  });
  client = createClient(
    () => spawnInto(workers),
    () => fetching,
  );
  client.listen((event) => events.push(event));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const types = () => events.map(({ type }) => type);
const surveyed = (id: TaskId): Event => ({
  type: "finished",
  id,
  outcome: { kind: "survey", survey: {} as SurveyResult },
  progress: {} as Progress,
});
const located = (id: TaskId): Event => ({ type: "located", id, boards: ["B"], distances: [3] });

async function load(): Promise<void> {
  client.warm();
  compiled(module);
  await fetched();
}

const fetched = () => vi.advanceTimersByTimeAsync(0);

describe("the search client", () => {
  it("limits memory on a small device, unless the task sets its own limit", async () => {
    vi.stubGlobal("navigator", { deviceMemory: 2 });
    await load();
    const id = client.start(task);
    client.start({ ...survey, options: { maxBytes: 1000 } });
    workers[0]?.emit(cancelled(id));
    await fetched();
    const started = workers[0]?.requests.flatMap((asked) =>
      asked.type === "start" ? [asked.task.options.maxBytes] : [],
    );
    expect(started).toEqual([2 ** 29, 1000]);
  });

  it("lets the latest request win, in the same worker, and drops stale events", async () => {
    await load();
    const one = client.start(task);
    const two = client.start(task);
    const [worker] = workers;
    expect(worker?.sent()).toEqual(["load 0", `start ${one}`, `cancel ${one}`]);
    worker?.emit(cancelled(one));
    expect(worker?.sent().at(-1)).toBe(`start ${two}`);
    expect(events).toEqual([]);
    worker?.emit(cancelled(two));
    expect(types()).toEqual(["cancelled"]);
    expect(workers).toHaveLength(1);
  });

  it("resumes the last search under a new id, until another one starts", async () => {
    const one = client.start(task);
    compiled(module);
    await vi.runAllTimersAsync();
    expect(client.resume(one)).toBeNull();
    client.cancel();
    workers[0]?.emit(cancelled(one));
    const two = client.resume(one);
    expect(workers[0]?.requests.at(-1)).toEqual({ type: "resume", id: two, of: one });
    expect(client.resume(one)).toBeNull();
    workers[0]?.emit(cancelled(two as TaskId));
    expect(types()).toEqual(["cancelled", "cancelled"]);
    client.start(task);
    expect(client.resume(two as TaskId)).toBeNull();
  });

  it("starts a waiting search in the new worker, and reports that", async () => {
    await load();
    client.start(task);
    const two = client.start(task);
    await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
    expect(types()).toEqual(["replaced"]);
    expect(workers[1]?.sent()).toEqual(["load 0", `start ${two}`]);
  });

  it("does not start a waiting search that was cancelled", async () => {
    await load();
    client.start(task);
    client.start(task);
    client.cancel();
    expect(types()).toEqual(["cancelled"]);
    await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
    expect(types()).toEqual(["cancelled"]);
    expect(workers).toHaveLength(1);
  });

  it("keeps a worker that replies in time", async () => {
    await load();
    const id = client.start(task);
    client.cancel();
    workers[0]?.emit(cancelled(id));
    await vi.advanceTimersByTimeAsync(2 * SILENCE_MILLIS);
    expect(types()).toEqual(["cancelled"]);
    expect(workers[0]?.terminated).toBe(false);
  });

  it("ignores events of a dropped worker", async () => {
    await load();
    const id = client.start(task);
    workers[0]?.emit(crashed(id));
    const next = client.start(task);
    workers[0]?.emit(cancelled(next));
    expect(types()).toEqual(["crashed"]);
  });

  it("locates boards in a finished survey, also while another task runs", async () => {
    await load();
    const id = client.start(survey);
    await fetched();
    expect(client.locate(id, ["B"])).toBe(false);
    workers[0]?.emit(surveyed(id));
    const next = client.start(task);
    expect(client.locate(id, ["B"])).toBe(true);
    workers[0]?.emit(located(id));
    workers[0]?.emit(cancelled(next));
    expect(workers[0]?.sent().at(-1)).toBe(`locate ${id}`);
    expect(types()).toEqual(["finished", "located", "cancelled"]);
  });

  it("drops events of an older survey, and locates nothing in a lost one", async () => {
    await load();
    const one = client.start(survey);
    await fetched();
    workers[0]?.emit(surveyed(one));
    const two = client.start(survey);
    workers[0]?.emit(located(one));
    expect(client.locate(one, ["B"])).toBe(false);
    workers[0]?.emit(surveyed(two));
    expect(types()).toEqual(["finished", "finished"]);
    const three = client.start(task);
    workers[0]?.emit(crashed(three));
    expect(client.locate(two, ["B"])).toBe(false);
  });
});
