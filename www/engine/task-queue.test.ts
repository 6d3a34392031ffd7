import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cancelled, crashed, type FakeWorker, spawnInto } from "./fake-worker-in-tests";
import type { Event, Part, Progress, Task, TaskId } from "./protocol";
import { SILENCE_MILLIS, WorkerTaskQueue } from "./task-queue";

const solve: Task = { kind: "solve", board: "12/3*", width: 2, algorithm: "bfs", options: {} };
const survey: Task = { kind: "survey", goals: ["12/3*"], width: 2, options: {} };
const module = {} as WebAssembly.Module;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

/** A queue with fake workers and modules that the test provides. */
function setUp(load: (part: Part) => Promise<WebAssembly.Module> = async () => module) {
  const workers: FakeWorker[] = [];
  const events: string[] = [];
  const loaded: Part[] = [];
  const queue = new WorkerTaskQueue(
    () => spawnInto(workers),
    (part) => {
      loaded.push(part);
      return load(part);
    },
  );
  const listener = (name: string) => (event: Event) => {
    events.push(`${name} ${event.type}${event.type === "crashed" ? ` ${event.why}` : ""}`);
  };
  return {
    ...{ queue, workers, events, loaded },
    enqueue: (name: string, task = solve) => queue.enqueue(task, listener(name)),
    resume: (of: TaskId, name: string) => queue.resume(of, listener(name)),
    sent: () => workers.at(-1)?.sent() ?? [],
    emit: (event: Event) => workers.at(-1)?.emit(event),
  };
}

it("a task does not wait for the module of a cancelled task before it", async () => {
  const { queue, enqueue, sent, workers } = setUp((part) =>
    part === "survey" ? new Promise<never>(() => {}) : Promise.resolve(module),
  );
  const first = enqueue("first", survey);
  const second = enqueue("second");
  await settled();
  expect(workers).toEqual([]);
  queue.end(first, "cancel");
  await settled();
  expect(sent()).toEqual(["load 0", `start ${second}`]);
});

it("each worker receives each module once, and each is fetched once", async () => {
  const { enqueue, sent, emit, loaded, queue, workers } = setUp();
  queue.warm("solve");
  queue.warm("solve");
  const one = enqueue("one");
  await settled();
  emit(cancelled(one));
  const two = enqueue("two", survey);
  await settled();
  emit(cancelled(two));
  const three = enqueue("three");
  expect(sent()).toEqual([
    ...["load 0", `start ${one}`, "load 0", `start ${two}`, `start ${three}`],
  ]);
  emit(crashed(three));
  expect(workers).toHaveLength(1);
  const four = enqueue("four");
  expect(sent()).toEqual(["load 0", `start ${four}`]);
  expect(loaded).toEqual(["solve", "survey"]);
});

it("a module that cannot be fetched ends only the task that needs it", async () => {
  const { enqueue, events, queue, sent } = setUp(async (part) => {
    if (part === "survey") throw new Error("offline");
    return module;
  });
  const one = enqueue("one");
  queue.warm("survey");
  await settled();
  expect([sent(), events]).toEqual([["load 0", `start ${one}`], []]);
  queue.end(one, "cancel");
  enqueue("two", survey);
  queue.end(one, "cancel");
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
  expect(events).toEqual(["one crashed silent", "two crashed loading"]);
});

it("a request to end is sent once, and nothing follows a cancel", async () => {
  const { queue, enqueue, sent } = setUp();
  const one = enqueue("one");
  await settled();
  for (const how of ["enough", "enough", "cancel", "cancel", "enough"] as const)
    queue.end(one, how);
  expect(sent().slice(2)).toEqual([`enough ${one}`, `cancel ${one}`]);
  queue.end(77 as TaskId, "cancel");
  expect(sent()).toHaveLength(4);
});

it("a worker that does not end a task in time counts as silent, measured from the last request", async () => {
  const { queue, enqueue, emit, events, workers } = setUp();
  const one = enqueue("one");
  await settled();
  queue.end(one, "enough");
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS - 1);
  queue.end(one, "cancel");
  // Progress does not extend the time.
  emit({ type: "progress", id: one, progress: {} as Progress, sofar: null });
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS - 1);
  expect(events).toEqual(["one progress"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(["one progress", "one crashed silent"]);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
});

it("a closed queue cancels all tasks, and starts the next one in a new worker", async () => {
  const { queue, enqueue, events, workers, sent, emit, resume } = setUp();
  const one = enqueue("one");
  enqueue("two");
  await settled();
  queue.end(one, "cancel");
  queue.close();
  expect(events).toEqual(["one cancelled", "two cancelled"]);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  // The timer of the old worker is cleared.
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
  expect(events).toHaveLength(2);
  const three = enqueue("three");
  expect(sent()).toEqual(["load 0", `start ${three}`]);
  emit(cancelled(three));
  queue.close();
  expect(resume(three, "again")).toBeNull();
});

it("only the last task can be resumed, and only while none waits", async () => {
  const { queue, enqueue, emit, resume, sent, events } = setUp();
  const one = enqueue("one");
  await settled();
  const two = enqueue("two");
  emit(cancelled(one));
  expect(resume(one, "again")).toBeNull();
  emit(cancelled(two));
  expect(resume(one, "again")).toBeNull();
  const three = resume(two, "again") as TaskId;
  expect(sent().at(-1)).toBe(`resume ${three}`);
  const four = enqueue("four");
  queue.end(three, "cancel");
  emit(cancelled(three));
  expect(events).toEqual(["one cancelled", "two cancelled", "again cancelled"]);
  expect(sent().slice(-2)).toEqual([`cancel ${three}`, `start ${four}`]);
  emit({ type: "refused", id: four, objection: { code: "bad-option", details: {} }, message: "" });
  expect(resume(four, "again")).toBeNull();
});
