import type { EndEvent, Event, Progress, Request, TaskId } from "./protocol";
import type { Port } from "./task-queue";

/** A worker that records requests and emits the events of the test. */
export class FakeWorker<Sent = Request, Received = Event> implements Port<Sent, Received> {
  readonly requests: Sent[] = [];
  terminated = false;
  /** The worker keeps a Node process alive. */
  referenced = true;
  onmessage: Port<Sent, Received>["onmessage"] = null;
  onerror: Port<Sent, Received>["onerror"] = null;
  postMessage(request: Sent): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  ref(): void {
    this.referenced = true;
  }
  unref(): void {
    this.referenced = false;
  }
  emit(event: Received): void {
    this.onmessage?.({ data: event } as MessageEvent<Received>);
  }
  fail(message = ""): void {
    this.onerror?.({ message } as ErrorEvent);
  }
  /** The requests as text, such as `start 1`. */
  sent(this: FakeWorker): string[] {
    return this.requests.map(({ type, id }) => `${type} ${id}`);
  }
  /** Emits progress of the last started task. */
  report(this: FakeWorker): void {
    this.emit({ type: "progress", id: runningOn(this), progress: {} as Progress, sofar: null });
  }
  /** Ends the last started task, and waits for its callbacks. */
  async end(this: FakeWorker, type: "finished" | "cancelled"): Promise<void> {
    const end = { type, id: runningOn(this), progress: null, outcome: null };
    this.emit(end as unknown as EndEvent);
    await settled();
  }
}

export function runningOn({ requests }: FakeWorker): TaskId {
  return requests.findLast(({ type }) => type === "start")?.id as TaskId;
}

/** Makes a worker, and adds it to `workers`. */
export function spawnInto(workers: FakeWorker[]): FakeWorker {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
}

export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

export function cancelled(id: number): Event {
  return { type: "cancelled", id: id as TaskId, progress: null, outcome: null };
}

export function crashed(id: number): Event {
  return { type: "crashed", id: id as TaskId, why: "panic", message: "unreachable" };
}
