import { expect, it } from "vitest";
import { FakeWorker, runningOn, settled } from "../engine/fake-worker-in-tests";
import type { Task } from "../engine/protocol";
import { sure } from "../engine/rules-in-tests";
import { WorkerTaskQueue } from "../engine/task-queue";
import { createRequestQueue } from "./request-queue";

const taskOf = (board: string): Task => ({
  ...{ kind: "solve", board, width: 3, algorithm: "auto", options: {}, keeping: true, helpers: 3 },
});

/** Boards that share one fake worker. */
async function boards(count: number) {
  const worker = new FakeWorker();
  const queue = new WorkerTaskQueue(
    () => worker,
    async () => ({}) as WebAssembly.Module,
  );
  queue.warm("solve");
  await settled();
  const events: string[] = [];
  const all = Array.from({ length: count }, (_, index) => {
    const { client, background } = createRequestQueue(queue);
    client.listen(({ type }) => events.push(`client ${index} ${type}`));
    return {
      client,
      background,
      ask(board: string): void {
        void background
          .ask(taskOf(board), () => events.push(`${board} progress`))
          .then(({ type }) => events.push(`${board} ${type}`));
      },
    };
  });
  /** The boards of the started tasks. */
  const started = () =>
    worker.requests.flatMap((request) =>
      request.type === "start" && request.task.kind === "solve" ? [request.task.board] : [],
    );
  return {
    all,
    events,
    worker,
    started,
    isCancelled: () => worker.sent().at(-1) === `cancel ${runningOn(worker)}`,
    end: (type: "finished" | "cancelled") => worker.end(type),
    report: () => worker.report(),
  };
}

function nth<T>(all: readonly T[], index: number): T {
  return sure(all[index]);
}

it("background requests run one after another, without interruptions", async () => {
  const { all, started, worker, end, events } = await boards(3);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  for (const _ of all) await end("finished");
  expect(started()).toEqual(["B0", "B1", "B2"]);
  expect(worker.sent().filter((one) => one.startsWith("cancel"))).toEqual([]);
  expect(events).toEqual(["B0 finished", "B1 finished", "B2 finished"]);
});

it("a solution interrupts a background request, which restarts later without an event", async () => {
  const { all, started, isCancelled, end, events, report } = await boards(2);
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
  expect(events).toEqual([
    ...["client 0 finished", "client 1 finished"],
    ...["B0 progress", "B0 finished", "B1 finished"],
  ]);
});

it("a request that finishes while it is interrupted has its result, and does not restart", async () => {
  const { all, started, end, events } = await boards(1);
  nth(all, 0).ask("B0");
  nth(all, 0).client.start(taskOf("solve"));
  await end("finished");
  await end("finished");
  expect(started()).toEqual(["B0", "solve"]);
  expect(events).toEqual(["B0 finished", "client 0 finished"]);
});

it("a request that is interrupted and then cancelled does not restart", async () => {
  const { all, started, end, events } = await boards(1);
  const { ask, background, client } = nth(all, 0);
  ask("B0");
  client.start(taskOf("solve"));
  background.cancel();
  await end("cancelled");
  await end("finished");
  expect(started()).toEqual(["B0", "solve"]);
  expect(events).toEqual(["B0 cancelled", "client 0 finished"]);
});

it("background requests continue when a solution is cancelled before its start", async () => {
  const { all, started, end, events } = await boards(1);
  nth(all, 0).ask("B0");
  nth(all, 0).client.start(taskOf("solve"));
  nth(all, 0).client.cancel();
  await end("cancelled");
  await end("finished");
  expect(started()).toEqual(["B0", "B0"]);
  expect(events).toEqual(["client 0 cancelled", "B0 finished"]);
});

it("a cancelled request has its last event, also before its start", async () => {
  const { all, started, isCancelled, end, events } = await boards(2);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  nth(all, 1).background.cancel();
  await settled();
  expect(events).toEqual(["B1 cancelled"]);
  nth(all, 0).background.cancel();
  expect(isCancelled()).toBe(true);
  await end("cancelled");
  expect(events).toEqual(["B1 cancelled", "B0 cancelled"]);
  nth(all, 0).background.cancel();
  expect(started()).toEqual(["B0"]);
});

it("a new request replaces the board's last one, which never resolves, and waits", async () => {
  const { all, started, isCancelled, end, report, events } = await boards(3);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  nth(all, 0).ask("B0 new");
  expect(isCancelled()).toBe(true);
  report();
  nth(all, 2).ask("B2 new");
  await end("cancelled");
  for (const _ of all) await end("finished");
  expect(started()).toEqual(["B0", "B1", "B0 new", "B2 new"]);
  expect(events).toEqual(["B1 finished", "B0 new finished", "B2 new finished"]);
});

it("a closed board has no further events, and can make new requests", async () => {
  const { all, started, end, report, events } = await boards(2);
  all.forEach(({ ask }, index) => void ask(`B${index}`));
  for (const { background } of all) background.close();
  report();
  await end("cancelled");
  expect(started()).toEqual(["B0"]);
  nth(all, 0).ask("B0 again");
  await end("finished");
  expect(events).toEqual(["B0 again finished"]);
});

it("on another site's page no tables are stored, and no helpers run", async () => {
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
