import { expect, it } from "vitest";
import { FakeWorker } from "../engine/fake-worker-in-tests";
import { createTaskQueue } from "../engine/task-queue";
import type { EndEvent, Progress, Task, TaskId } from "../engine/protocol";
import { createRequestQueue } from "./request-queue";

const taskOf = (board: string): Task => ({
  ...{ kind: "solve", board, width: 3, algorithm: "auto", options: {}, keeping: true, helpers: 3 },
});

/** Boards that share one worker, and the worker, which speaks when the test says so. */
async function boards(count: number) {
  const worker = new FakeWorker();
  const line = createTaskQueue(
    () => worker,
    async () => ({}) as WebAssembly.Module,
  );
  line.warm("solve");
  await settled();
  const heard: string[] = [];
  const all = Array.from({ length: count }, (_, index) => {
    const { client, besides } = createRequestQueue(line, ({ type }) =>
      heard.push(`client ${index} ${type}`),
    );
    return {
      client,
      background: besides,
      ask(board: string): void {
        void besides
          .ask(taskOf(board), () => heard.push(`${board} progress`))
          .then(({ type }) => heard.push(`${board} ${type}`));
      },
    };
  });
  /** The boards of the tasks that the worker was given, in order. */
  const started = () =>
    worker.requests.flatMap((request) =>
      request.type === "start" && request.task.kind === "solve" ? [request.task.board] : [],
    );
  const running = () => worker.requests.findLast(({ type }) => type === "start")?.id as TaskId;
  return {
    all,
    heard,
    worker,
    started,
    isCancelled: () => worker.asked().at(-1) === `cancel ${running()}`,
    async end(type: "finished" | "cancelled"): Promise<void> {
      worker.say({ type, id: running(), progress: null, outcome: null } as unknown as EndEvent);
      await settled();
    },
    report: () =>
      worker.say({ type: "progress", id: running(), progress: {} as Progress, sofar: null }),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
/** A board by its number, which the compiler does not know to be there. */
function nth<T>(all: readonly T[], index: number): T {
  const one = all[index];
  if (one === undefined) throw new Error(`no board ${index}`);
  return one;
}

it("questions in the background run one after another, and none interrupts another", async () => {
  const { all, started, worker, end, heard } = await boards(3);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  for (const _ of all) await end("finished");
  expect(started()).toEqual(["B0", "B1", "B2"]);
  expect(worker.asked().filter((one) => one.startsWith("cancel"))).toEqual([]);
  expect(heard).toEqual(["B0 finished", "B1 finished", "B2 finished"]);
});

it("a solution interrupts the background, which begins again afterwards without a word to its asker", async () => {
  const { all, started, isCancelled, end, heard, report } = await boards(2);
  nth(all, 0).ask("B0");
  nth(all, 1).ask("B1");
  nth(all, 0).client.start(taskOf("solve 0"));
  nth(all, 1).client.start(taskOf("solve 1"));
  expect(isCancelled()).toBe(true);
  await end("cancelled");
  await end("finished");
  await end("finished");
  expect(started()).toEqual(["B0", "solve 0", "solve 1", "B0"]);
  report();
  await end("finished");
  await end("finished");
  expect(started().slice(4)).toEqual(["B1"]);
  expect(heard).toEqual([
    ...["client 0 finished", "client 1 finished"],
    ...["B0 progress", "B0 finished", "B1 finished"],
  ]);
});

it("a question that finishes as it is interrupted is answered, and does not run again", async () => {
  const { all, started, end, heard } = await boards(1);
  nth(all, 0).ask("B0");
  nth(all, 0).client.start(taskOf("solve"));
  await end("finished");
  await end("finished");
  expect(started()).toEqual(["B0", "solve"]);
  expect(heard).toEqual(["B0 finished", "client 0 finished"]);
});

it("a question that is interrupted and then cancelled does not run again", async () => {
  const { all, started, end, heard } = await boards(1);
  const { ask, background, client } = nth(all, 0);
  ask("B0");
  client.start(taskOf("solve"));
  background.cancel();
  await end("cancelled");
  await end("finished");
  expect(started()).toEqual(["B0", "solve"]);
  expect(heard).toEqual(["B0 cancelled", "client 0 finished"]);
});

it("the background goes on when a solution is cancelled before its turn", async () => {
  const { all, started, end, heard } = await boards(1);
  nth(all, 0).ask("B0");
  nth(all, 0).client.start(taskOf("solve"));
  nth(all, 0).client.cancel();
  await end("cancelled");
  await end("finished");
  expect(started()).toEqual(["B0", "B0"]);
  expect(heard).toEqual(["client 0 cancelled", "B0 finished"]);
});

it("the last event of a cancelled question follows, also before its turn", async () => {
  const { all, started, isCancelled, end, heard } = await boards(2);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  nth(all, 1).background.cancel();
  await settled();
  expect(heard).toEqual(["B1 cancelled"]);
  nth(all, 0).background.cancel();
  expect(isCancelled()).toBe(true);
  await end("cancelled");
  expect(heard).toEqual(["B1 cancelled", "B0 cancelled"]);
  nth(all, 0).background.cancel();
  expect(started()).toEqual(["B0"]);
});

it("a new question replaces the board's own, which is never answered, and waits for its turn", async () => {
  const { all, started, isCancelled, end, report, heard } = await boards(3);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  nth(all, 0).ask("B0 new");
  expect(isCancelled()).toBe(true);
  report();
  nth(all, 2).ask("B2 new");
  await end("cancelled");
  for (const _ of all) await end("finished");
  expect(started()).toEqual(["B0", "B1", "B0 new", "B2 new"]);
  expect(heard).toEqual(["B1 finished", "B0 new finished", "B2 new finished"]);
});

it("a board that is taken away hears nothing more, and can ask again", async () => {
  const { all, started, end, report, heard } = await boards(2);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  for (const { background } of all) background.close();
  report();
  await end("cancelled");
  expect(started()).toEqual(["B0"]);
  nth(all, 0).ask("B0 again");
  await end("finished");
  expect(heard).toEqual(["B0 again finished"]);
});

it("on a page of another site nothing is kept, and no other worker helps", async () => {
  const { all, worker, end } = await boards(1);
  nth(all, 0).ask("B0");
  await end("finished");
  nth(all, 0).client.start(taskOf("solve"));
  const tasks = worker.requests.flatMap((request) =>
    request.type === "start" ? [request.task] : [],
  );
  expect(tasks).toHaveLength(2);
  for (const task of tasks) expect(task).toMatchObject({ keeping: false, helpers: 0 });
});
