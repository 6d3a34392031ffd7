/** The few things of a worker's global scope that are used; the page's DOM types know no workers. */
interface WorkerScope<Heard, Said> {
  onmessage: ((message: MessageEvent<Heard>) => void) | null;
  postMessage(message: Said, transfer?: Transferable[]): void;
}

/** The scope of this worker, with what is said in it. */
export function workerScope<Heard, Said>(): WorkerScope<Heard, Said> {
  return globalThis as unknown as WorkerScope<Heard, Said>;
}
