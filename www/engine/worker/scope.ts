/** The part of a worker's global scope that is used; the DOM types of the page have no workers. */
interface WorkerScope<Received, Sent> {
  onmessage: ((message: MessageEvent<Received>) => void) | null;
  postMessage(message: Sent, transfer?: Transferable[]): void;
}

export function workerScope<Received, Sent>(): WorkerScope<Received, Sent> {
  return globalThis as unknown as WorkerScope<Received, Sent>;
}
