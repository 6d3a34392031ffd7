import { expect, it } from "vitest";
import { FakeWorker } from "./fake-worker-in-tests";
import type { EndEvent, Progress, SolveTask, TaskId } from "./protocol";
import { createBackgroundWorker } from "./background-worker";

const taskOf = (board: string): SolveTask => ({
  ...{ kind: "solve", board, width: 3, algorithm: "auto", options: {} },
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A side worker whose thread speaks when the test says so. */
function setUp() {
  const port = new FakeWorker();
  const heard: string[] = [];
  const worker = createBackgroundWorker(
    async () => ({}) as WebAssembly.Module,
    () => port,
  );
  const running = () => port.requests.findLast(({ type }) => type === "start")?.id as TaskId;
  return {
    worker,
    port,
    heard,
    ask: (board: string) =>
      void worker
        .ask(taskOf(board), () => heard.push(`${board} progress`))
        .then(({ type }) => heard.push(`${board} ${type}`)),
    report: () =>
      port.say({ type: "progress", id: running(), progress: {} as Progress, sofar: null }),
    async end(type: "finished" | "cancelled"): Promise<void> {
      port.say({ type, id: running(), progress: null, outcome: null } as unknown as EndEvent);
      await settled();
    },
  };
}

it("a task that a later one replaces has no answer", async () => {
  const { ask, end, heard, report } = setUp();
  ask("one");
  await settled();
  report();
  ask("two");
  ask("three");
  report();
  await end("cancelled");
  report();
  await end("finished");
  expect(heard).toEqual(["one progress", "three progress", "three finished"]);
});

it("a task that is cancelled has its last event, whether it had begun or not", async () => {
  const { worker, ask, end, heard } = setUp();
  ask("one");
  worker.cancel();
  await settled();
  ask("two");
  await settled();
  worker.cancel();
  worker.cancel();
  await end("cancelled");
  expect(heard).toEqual(["one cancelled", "two cancelled"]);
});

it("a worker that is closed frees its thread and answers nothing", async () => {
  const { worker, ask, end, heard, report, port } = setUp();
  ask("one");
  await settled();
  worker.close();
  report();
  await end("finished");
  expect(heard).toEqual([]);
  expect(port.terminated).toBe(true);
});
