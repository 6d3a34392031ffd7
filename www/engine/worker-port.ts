/** What is needed of a `Worker`: what is said to it, and what it says. */
export interface Port<Said, Heard> {
  postMessage(said: Said, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<Heard>) => void) | null;
  onerror: ((error: ErrorEvent) => void) | null;
  /** In Node: whether the process goes on as long as this worker is there. */
  ref?(): void;
  unref?(): void;
}
