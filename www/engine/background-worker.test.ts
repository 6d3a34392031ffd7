import { expect, it } from "vitest";
import { createBackgroundWorker } from "./background-worker";
import { FakeWorker, settled } from "./fake-worker-in-tests";
import type { SolveTask } from "./protocol";

const taskOf = (board: string): SolveTask => ({
  ...{ kind: "solve", board, width: 3, algorithm: "auto", options: {} },
});

/** A background worker with a fake thread. */
function setUp() {
  const port = new FakeWorker();
  const events: string[] = [];
  const worker = createBackgroundWorker(
    async () => ({}) as WebAssembly.Module,
    () => port,
  );
  const ask = (board: string) =>
    void worker
      .ask(taskOf(board), () => events.push(`${board} progress`))
      .then(({ type }) => events.push(`${board} ${type}`));
  return { worker, port, events, ask };
}

it("a replaced task never resolves", async () => {
  const { ask, events, port } = setUp();
  ask("one");
  await settled();
  port.report();
  ask("two");
  ask("three");
  port.report();
  await port.end("cancelled");
  port.report();
  await port.end("finished");
  expect(events).toEqual(["one progress", "three progress", "three finished"]);
});

it("a cancelled task has its last event, whether it had started or not", async () => {
  const { worker, ask, events, port } = setUp();
  ask("one");
  worker.cancel();
  await settled();
  ask("two");
  await settled();
  worker.cancel();
  worker.cancel();
  await port.end("cancelled");
  expect(events).toEqual(["one cancelled", "two cancelled"]);
});

it("a closed worker terminates its thread and never resolves", async () => {
  const { worker, ask, events, port } = setUp();
  ask("one");
  await settled();
  worker.close();
  port.report();
  await port.end("finished");
  expect(events).toEqual([]);
  expect(port.terminated).toBe(true);
});
