/** The part of `Worker` that the queue uses. */
export interface Port<Sent, Received> {
  postMessage(message: Sent, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<Received>) => void) | null;
  onerror: ((error: ErrorEvent) => void) | null;
  /** Node only: the process stays alive while a worker is referenced. */
  ref?(): void;
  unref?(): void;
}
