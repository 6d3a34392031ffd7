import type { Event, Request } from "./protocol";
import type { WorkerPort } from "./task-queue";

/** A worker that records requests and emits the events of the test. */
export class FakeWorker implements WorkerPort {
  readonly requests: Request[] = [];
  terminated = false;
  /** The worker keeps a Node process alive. */
  referenced = true;
  onmessage: WorkerPort["onmessage"] = null;
  onerror: WorkerPort["onerror"] = null;
  postMessage(request: Request): void {
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
  emit(event: Event): void {
    this.onmessage?.({ data: event } as MessageEvent<Event>);
  }
  /** The requests as text, such as `start 1`. */
  sent(): string[] {
    return this.requests.map(({ type, id }) => `${type} ${id}`);
  }
}
