import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { FakeWorker } from "./fake-worker-in-tests";
import { NO_TASK, type SearchEvent, type SearchRequest } from "./protocol";
import type { WorkerPort } from "./task-queue";
import { type SearchPort, withHelpers } from "./with-helpers";

type FakeSearchWorker = FakeWorker<SearchRequest, SearchEvent>;

let worker: FakeSearchWorker;
let helpers: FakeSearchWorker[];
let port: WorkerPort;
let events: string[];
let spawn: Mock<() => SearchPort>;
const { port1 } = new MessageChannel();

beforeEach(() => {
  worker = new FakeWorker();
  helpers = [];
  events = [];
  spawn = vi.fn(() => {
    const helper: FakeSearchWorker = new FakeWorker();
    helpers.push(helper);
    return helper;
  });
  spawn.mockReturnValueOnce(worker);
  port = withHelpers(spawn);
  port.onmessage = ({ data }) => events.push(data.type);
  port.onerror = () => events.push("error");
});

const spawnHelper = (helper: number) => worker.emit({ type: "spawn", helper, port: port1 });

describe("a worker with helpers", () => {
  it("has the helpers that it requests, unseen from outside", () => {
    spawnHelper(1);
    spawnHelper(2);
    expect(helpers.map(({ requests }) => requests)).toEqual([
      [{ type: "help", port: port1 }],
      [{ type: "help", port: port1 }],
    ]);
    worker.emit({ type: "dismiss", helper: 1 });
    expect(helpers.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(worker.requests).toEqual([]);
    expect(events).toEqual([]);
  });

  it("forwards all other messages and errors", () => {
    worker.emit({ type: "ready", id: NO_TASK });
    worker.fail();
    expect(events).toEqual(["ready", "error"]);
    port.postMessage({ type: "cancel", id: NO_TASK });
    expect(worker.requests).toEqual([{ type: "cancel", id: NO_TASK }]);
  });

  it("drops invalid messages", () => {
    for (const data of [null, undefined, 7, "ready", {}, { type: null }])
      worker.onmessage?.({ data } as MessageEvent);
    expect(events).toEqual([]);
  });

  it("reports a lost helper once, and a dismissed one never", () => {
    spawnHelper(1);
    spawnHelper(2);
    helpers[0]?.fail();
    helpers[0]?.fail();
    worker.emit({ type: "dismiss", helper: 2 });
    helpers[1]?.fail();
    expect(worker.requests).toEqual([{ type: "lost", helper: 1 }]);
    expect(helpers.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it("reports a helper that cannot be made", () => {
    spawn.mockImplementationOnce(() => {
      throw new Error("no more workers");
    });
    spawnHelper(7);
    expect(worker.requests).toEqual([{ type: "lost", helper: 7 }]);
  });

  it("terminates its helpers with itself", () => {
    spawnHelper(1);
    spawnHelper(2);
    port.terminate();
    expect([worker, ...helpers].map(({ terminated }) => terminated)).toEqual([true, true, true]);
  });
});
