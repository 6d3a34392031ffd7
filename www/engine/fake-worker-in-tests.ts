import type { WorkerPort } from "./task-queue";
import type { Event, Request } from "./protocol";

/** A worker that says what a test lets it say. */
export class FakeWorker implements WorkerPort {
  readonly requests: Request[] = [];
  terminated = false;
  /** As Node asks: whether a process goes on for it. */
  held = true;
  onmessage: WorkerPort["onmessage"] = null;
  onerror: WorkerPort["onerror"] = null;
  postMessage(request: Request): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  ref(): void {
    this.held = true;
  }
  unref(): void {
    this.held = false;
  }
  say(event: Event): void {
    this.onmessage?.({ data: event } as MessageEvent<Event>);
  }
  asked(): string[] {
    return this.requests.map(({ type, id }) => `${type} ${id}`);
  }
}
