import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FakeWorker } from "./fake-worker-in-tests";
import { createTaskQueue, SILENCE_MILLIS } from "./task-queue";
import type { Event, Part, Progress, Task, TaskId } from "./protocol";

const solve: Task = { kind: "solve", board: "12/3*", width: 2, algorithm: "bfs", options: {} };
const survey: Task = { kind: "survey", goals: ["12/3*"], width: 2, options: {} };
const module = {} as WebAssembly.Module;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);
const cancelled = (id: TaskId): Event => ({
  ...{ type: "cancelled", id, progress: null, outcome: null },
});

/** A line whose workers speak, and whose modules come, as the test says. */
function setUp(load: (part: Part) => Promise<WebAssembly.Module> = async () => module) {
  const workers: FakeWorker[] = [];
  const heard: string[] = [];
  const loaded: Part[] = [];
  const line = createTaskQueue(
    () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    (part) => {
      loaded.push(part);
      return load(part);
    },
  );
  const hear = (name: string) => (event: Event) => {
    heard.push(`${name} ${event.type}${event.type === "crashed" ? ` ${event.why}` : ""}`);
  };
  return {
    ...{ line, workers, heard, loaded },
    join: (name: string, task = solve) => line.join(task, hear(name)),
    resume: (of: TaskId, name: string) => line.resume(of, hear(name)),
    asked: () => workers.at(-1)?.asked() ?? [],
    say: (event: Event) => workers.at(-1)?.say(event),
  };
}

it("a task does not wait for the module of one that has left the line before it", async () => {
  const { line, join, asked } = setUp((part) =>
    part === "survey" ? new Promise<never>(() => {}) : Promise.resolve(module),
  );
  const first = join("first", survey);
  const second = join("second");
  await settled();
  expect(asked()).toEqual([]);
  line.end(first, "cancel");
  await settled();
  expect(asked()).toEqual(["load 0", `start ${second}`]);
});

it("each worker is given each module once, which is fetched once", async () => {
  const { join, asked, say, loaded, line } = setUp();
  line.warm("solve");
  line.warm("solve");
  const one = join("one");
  await settled();
  say(cancelled(one));
  const two = join("two", survey);
  await settled();
  say(cancelled(two));
  const three = join("three");
  expect(asked()).toEqual([
    ...["load 0", `start ${one}`, "load 0", `start ${two}`, `start ${three}`],
  ]);
  say({ type: "crashed", id: three, why: "panic", message: "" });
  const four = join("four");
  expect(asked()).toEqual(["load 0", `start ${four}`]);
  expect(loaded).toEqual(["solve", "survey"]);
});

it("a module that cannot be fetched ends the task that needs it, and no other", async () => {
  const { join, heard, line, asked } = setUp(async (part) => {
    if (part === "survey") throw new Error("offline");
    return module;
  });
  const one = join("one");
  line.warm("survey");
  await settled();
  expect([asked(), heard]).toEqual([["load 0", `start ${one}`], []]);
  line.end(one, "cancel");
  join("two", survey);
  line.end(one, "cancel");
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
  expect(heard).toEqual(["one crashed silent", "two crashed loading"]);
});

it("a task is asked once to end, and after it was cancelled for nothing else", async () => {
  const { line, join, asked } = setUp();
  const one = join("one");
  await settled();
  for (const how of ["enough", "enough", "cancel", "cancel", "enough"] as const) line.end(one, how);
  expect(asked().slice(2)).toEqual([`enough ${one}`, `cancel ${one}`]);
  line.end(77 as TaskId, "cancel");
  expect(asked()).toHaveLength(4);
});

it("a worker is silent when it does not end a task in time, from when it was last asked to", async () => {
  const { line, join, say, heard, workers } = setUp();
  const one = join("one");
  await settled();
  line.end(one, "enough");
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS - 1);
  line.end(one, "cancel");
  // That it is at work is no end.
  say({ type: "progress", id: one, progress: {} as Progress, sofar: null });
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS - 1);
  expect(heard).toEqual(["one progress"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(heard).toEqual(["one progress", "one crashed silent"]);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
});

it("a line that is closed cancels all that it has, and begins with another worker afterwards", async () => {
  const { line, join, heard, workers, asked, say, resume } = setUp();
  const one = join("one");
  join("two");
  await settled();
  line.end(one, "cancel");
  line.close();
  expect(heard).toEqual(["one cancelled", "two cancelled"]);
  expect(workers.map(({ terminated }) => terminated)).toEqual([true]);
  // Nobody waits for the old worker.
  await vi.advanceTimersByTimeAsync(SILENCE_MILLIS);
  expect(heard).toHaveLength(2);
  const three = join("three");
  expect(asked()).toEqual(["load 0", `start ${three}`]);
  say(cancelled(three));
  line.close();
  expect(resume(three, "again")).toBeNull();
});

it("only the last task goes on, and only while nothing waits", async () => {
  const { line, join, say, resume, asked, heard } = setUp();
  const one = join("one");
  await settled();
  const two = join("two");
  say(cancelled(one));
  expect(resume(one, "again")).toBeNull();
  say(cancelled(two));
  expect(resume(one, "again")).toBeNull();
  const three = resume(two, "again") as TaskId;
  expect(asked().at(-1)).toBe(`resume ${three}`);
  const four = join("four");
  line.end(three, "cancel");
  say(cancelled(three));
  expect(heard).toEqual(["one cancelled", "two cancelled", "again cancelled"]);
  expect(asked().slice(-2)).toEqual([`cancel ${three}`, `start ${four}`]);
  say({ type: "refused", id: four, objection: { code: "bad-option", details: {} }, message: "" });
  expect(resume(four, "again")).toBeNull();
});
