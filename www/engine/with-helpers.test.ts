import { beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import type { WorkerPort } from "./task-queue";
import { NO_TASK, type SearchEvent } from "./protocol";
import { type SearchPort, withHelpers } from "./with-helpers";

/** Either kind of worker: it notes what it is told. */
class Told {
  readonly told: { readonly type: string }[] = [];
  terminated = false;
  onmessage: SearchPort["onmessage"] = null;
  onerror: SearchPort["onerror"] = null;
  postMessage(said: { readonly type: string }): void {
    this.told.push(said);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(event: SearchEvent): void {
    this.onmessage?.({ data: event } as MessageEvent<SearchEvent>);
  }
  fail(): void {
    this.onerror?.({ message: "" } as ErrorEvent);
  }
}

let worker: Told;
let helpers: Told[];
let port: WorkerPort;
let heard: string[];
let spawn: Mock<() => SearchPort>;
const { port1 } = new MessageChannel();

beforeEach(() => {
  worker = new Told();
  helpers = [];
  heard = [];
  spawn = vi.fn(() => {
    const helper = new Told();
    helpers.push(helper);
    return helper;
  });
  spawn.mockReturnValueOnce(worker);
  port = withHelpers(spawn);
  port.onmessage = ({ data }) => heard.push(data.type);
  port.onerror = () => heard.push("error");
});

const hire = (helper: number) => worker.say({ type: "hire", helper, port: port1 });

describe("a worker with helpers", () => {
  it("has those that it asks for, and nobody else hears of them", () => {
    hire(1);
    hire(2);
    expect(helpers.map(({ told }) => told)).toEqual([
      [{ type: "help", port: port1 }],
      [{ type: "help", port: port1 }],
    ]);
    worker.say({ type: "dismiss", helper: 1 });
    expect(helpers.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(worker.told).toEqual([]);
    expect(heard).toEqual([]);
  });

  it("is a worker besides", () => {
    worker.say({ type: "ready", id: NO_TASK });
    worker.fail();
    expect(heard).toEqual(["ready", "error"]);
    port.postMessage({ type: "cancel", id: NO_TASK });
    expect(worker.told).toEqual([{ type: "cancel", id: NO_TASK }]);
  });

  it("drops what is no message", () => {
    for (const data of [null, undefined, 7, "ready", {}, { type: null }])
      worker.onmessage?.({ data } as MessageEvent);
    expect(heard).toEqual([]);
  });

  it("hears once of one that is lost, and not of one that it has dismissed", () => {
    hire(1);
    hire(2);
    helpers[0]?.fail();
    helpers[0]?.fail();
    worker.say({ type: "dismiss", helper: 2 });
    helpers[1]?.fail();
    expect(worker.told).toEqual([{ type: "lost", helper: 1 }]);
    expect(helpers.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it("hears of one that cannot be made", () => {
    spawn.mockImplementationOnce(() => {
      throw new Error("no more workers");
    });
    hire(7);
    expect(worker.told).toEqual([{ type: "lost", helper: 7 }]);
  });

  it("takes them along", () => {
    hire(1);
    hire(2);
    port.terminate();
    expect([worker, ...helpers].map(({ terminated }) => terminated)).toEqual([true, true, true]);
  });
});
