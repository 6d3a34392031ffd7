import type { SurveyResult } from "taisou";
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { type ClientEvent, createClient, type TaskClient } from "./client";
import { FakeWorker } from "./fake-worker-in-tests";
import { SILENCE_MILLIS } from "./task-queue";
import type { Event, Progress, Task, TaskId } from "./protocol";

const task: Task = { kind: "solve", board: "12/3*", width: 2, algorithm: "bfs", options: {} };
const survey: Task = { kind: "survey", goals: ["12/3*"], width: 2, options: {} };
const module = {} as WebAssembly.Module;

let workers: FakeWorker[] = [];
let heard: ClientEvent[] = [];
let client: TaskClient;
let compiled: (module: WebAssembly.Module) => void;
let fetchModule: Mock<() => Promise<WebAssembly.Module>>;

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  heard = [];
  const fetching = new Promise<WebAssembly.Module>((resolve) => {
    compiled = resolve;
  });
  fetchModule = vi.fn(() => fetching);
  client = createClient(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    fetchModule,
    (event) => heard.push(event),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const types = () => heard.map(({ type }) => type);
const cancelled = (id: TaskId): Event => ({
  type: "cancelled",
  id,
  progress: null,
  outcome: null,
});
const crashed = (id: TaskId): Event => ({ type: "crashed", id, why: "panic", message: "" });

/** The survey has ended, and can be asked. */
const surveyed = (id: TaskId): Event => ({
  type: "finished",
  id,
  outcome: { kind: "survey", survey: {} as SurveyResult },
  progress: {} as Progress,
});
const located = (id: TaskId): Event => ({ type: "located", id, boards: ["B"], distances: [3] });

/** The worker and the module are there. */
async function load(): Promise<void> {
  client.warm();
  compiled(module);
  await fetched();
}

/** Modules that can be fetched have been. */
const fetched = () => vi.advanceTimersByTimeAsync(0);

describe("the search client", () => {
  it("holds searches to what a small device can spare, and leaves alone what a task says itself", async () => {
    vi.stubGlobal("navigator", { deviceMemory: 2 });
    await load();
    const id = client.start(task);
    client.start({ ...survey, options: { maxBytes: 1000 } });
    workers[0]?.say(cancelled(id));
    await fetched();
    const started = workers[0]?.requests.flatMap((asked) =>
      asked.type === "start" ? [asked.task.options.maxBytes] : [],
    );
    expect(started).toEqual([2 ** 29, 1000]);
  });

  it("sends a search that was asked for before the module was there", async () => {
    const id = client.start(task);
    expect(workers).toHaveLength(0);
    await load();
    expect(workers[0]?.asked()).toEqual(["load 0", `start ${id}`]);
  });

  it("ends a search by itself that is cancelled before the module is there", async () => {
    client.start(task);
    client.cancel();
    expect(types()).toEqual(["cancelled"]);
    compiled(module);
    await fetched();
    expect(workers).toHaveLength(0);
  });

  it("fetches the module when it is first needed, once, and again after a failure", async () => {
    expect(fetchModule).not.toHaveBeenCalled();
    fetchModule.mockRejectedValueOnce(new Error("offline"));
    client.start(task);
    await fetched();
    expect(types()).toEqual(["crashed"]);
    const id = client.start(task);
    client.warm();
    await load();
    expect(fetchModule).toHaveBeenCalledTimes(2);
    expect(workers[0]?.asked()).toEqual(["load 0", `start ${id}`]);
    expect(types()).toEqual(["crashed"]);
  });

  it("lets the latest request win, in the same worker, and drops what is stale", async () => {
    await load();
    const one = client.start(task);
    const two = client.start(task);
    const [worker] = workers;
    expect(worker?.asked()).toEqual(["load 0", `start ${one}`, `cancel ${one}`]);
    worker?.say(cancelled(one));
    expect(worker?.asked().at(-1)).toBe(`start ${two}`);
    expect(heard).toEqual([]);
    worker?.say(cancelled(two));
    expect(types()).toEqual(["cancelled"]);
    expect(workers).toHaveLength(1);
  });

  it("goes on with the last search under a new id, as long as nothing else has begun", async () => {
    const one = client.start(task);
    compiled(module);
    await vi.runAllTimersAsync();
    expect(client.resume(one)).toBeNull();
    client.cancel();
    workers[0]?.say({ type: "cancelled", id: one, progress: null, outcome: null });
    const two = client.resume(one);
    expect(workers[0]?.requests.at(-1)).toEqual({ type: "resume", id: two, of: one });
    expect(client.resume(one)).toBeNull();
    workers[0]?.say({ type: "cancelled", id: two as TaskId, progress: null, outcome: null });
    expect(types()).toEqual(["cancelled", "cancelled"]);
    client.start(task);
    expect(client.resume(two as TaskId)).toBeNull();
  });

  it("replaces a worker that says nothing for two seconds after a cancel", async () => {
    await load();
    client.start(task);
    client.cancel();
    await vi.advanceTimersByTimeAsync(SILENCE_MILLIS - 1);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toMatchObject([{ type: "crashed", why: "silent" }]);
    expect(workers[0]?.terminated).toBe(true);
    const id = client.start(task);
    expect(workers[1]?.asked()).toEqual(["load 0", `start ${id}`]);
  });

  it("takes a waiting search to the new worker, and says so", async () => {
    await load();
    client.start(task);
    const two = client.start(task);
    await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
    expect(types()).toEqual(["replaced"]);
    expect(workers[1]?.asked()).toEqual(["load 0", `start ${two}`]);
  });

  it("does not take it there if it was cancelled too", async () => {
    await load();
    client.start(task);
    client.start(task);
    client.cancel();
    expect(types()).toEqual(["cancelled"]);
    await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
    expect(types()).toEqual(["cancelled"]);
    expect(workers).toHaveLength(1);
  });

  it("leaves a worker alone that answers in time", async () => {
    await load();
    const id = client.start(task);
    client.cancel();
    workers[0]?.say(cancelled(id));
    await vi.advanceTimersByTimeAsync(2 * SILENCE_MILLIS);
    expect(types()).toEqual(["cancelled"]);
    expect(workers[0]?.terminated).toBe(false);
  });

  it("drops a worker that crashed, and starts a fresh one on the next request", async () => {
    await load();
    const id = client.start(task);
    workers[0]?.say(crashed(id));
    expect(types()).toEqual(["crashed"]);
    expect(workers[0]?.terminated).toBe(true);
    expect(workers).toHaveLength(1);
    client.start(task);
    expect(workers).toHaveLength(2);
  });

  it("hears nothing more from a worker that it dropped", async () => {
    await load();
    const id = client.start(task);
    workers[0]?.say(crashed(id));
    const next = client.start(task);
    workers[0]?.say(cancelled(next));
    expect(types()).toEqual(["crashed"]);
  });

  it("asks a survey that has finished, also while another task runs", async () => {
    await load();
    const id = client.start(survey);
    await fetched();
    expect(client.locate(id, ["B"])).toBe(false);
    workers[0]?.say(surveyed(id));
    const next = client.start(task);
    expect(client.locate(id, ["B"])).toBe(true);
    workers[0]?.say(located(id));
    workers[0]?.say(cancelled(next));
    expect(workers[0]?.asked().at(-1)).toBe(`locate ${id}`);
    expect(types()).toEqual(["finished", "located", "cancelled"]);
  });

  it("drops what an older survey still says, and asks none that went with its worker", async () => {
    await load();
    const one = client.start(survey);
    await fetched();
    workers[0]?.say(surveyed(one));
    const two = client.start(survey);
    workers[0]?.say(located(one));
    expect(client.locate(one, ["B"])).toBe(false);
    workers[0]?.say(surveyed(two));
    expect(types()).toEqual(["finished", "finished"]);
    const three = client.start(task);
    workers[0]?.say(crashed(three));
    expect(client.locate(two, ["B"])).toBe(false);
  });

  it("reports a worker that could not be loaded", async () => {
    await load();
    client.start(task);
    workers[0]?.onerror?.({ message: "404" } as ErrorEvent);
    expect(heard).toMatchObject([{ type: "crashed", message: "404" }]);
  });
});
