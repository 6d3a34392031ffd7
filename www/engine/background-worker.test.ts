import { expect, it } from "vitest";
import { createBackgroundWorker } from "./background-worker";
import { FakeWorker } from "./fake-worker-in-tests";
import type { EndEvent, Progress, SolveTask, TaskId } from "./protocol";

const taskOf = (board: string): SolveTask => ({
  ...{ kind: "solve", board, width: 3, algorithm: "auto", options: {} },
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A background worker with a fake thread. */
function setUp() {
  const port = new FakeWorker();
  const events: string[] = [];
  const worker = createBackgroundWorker(
    async () => ({}) as WebAssembly.Module,
    () => port,
  );
  const running = () => port.requests.findLast(({ type }) => type === "start")?.id as TaskId;
  return {
    worker,
    port,
    events,
    ask: (board: string) =>
      void worker
        .ask(taskOf(board), () => events.push(`${board} progress`))
        .then(({ type }) => events.push(`${board} ${type}`)),
    report: () =>
      port.emit({ type: "progress", id: running(), progress: {} as Progress, sofar: null }),
    async end(type: "finished" | "cancelled"): Promise<void> {
      port.emit({ type, id: running(), progress: null, outcome: null } as unknown as EndEvent);
      await settled();
    },
  };
}

it("a replaced task never resolves", async () => {
  const { ask, end, events, report } = setUp();
  ask("one");
  await settled();
  report();
  ask("two");
  ask("three");
  report();
  await end("cancelled");
  report();
  await end("finished");
  expect(events).toEqual(["one progress", "three progress", "three finished"]);
});

it("a cancelled task has its last event, whether it had started or not", async () => {
  const { worker, ask, end, events } = setUp();
  ask("one");
  worker.cancel();
  await settled();
  ask("two");
  await settled();
  worker.cancel();
  worker.cancel();
  await end("cancelled");
  expect(events).toEqual(["one cancelled", "two cancelled"]);
});

it("a closed worker terminates its thread and never resolves", async () => {
  const { worker, ask, end, events, report, port } = setUp();
  ask("one");
  await settled();
  worker.close();
  report();
  await end("finished");
  expect(events).toEqual([]);
  expect(port.terminated).toBe(true);
});
